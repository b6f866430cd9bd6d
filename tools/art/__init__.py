"""The pictures of the page, drawn by program from the ids and kinds of components; `docs/look.md` tells the recipe."""
