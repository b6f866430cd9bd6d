// How the page is being used, as App.svelte notes it.

/** The last input came from a mouse or a finger: a focus that moves by itself then shows nothing, or the board would change under it. */
export function byPointer(): boolean {
  return document.documentElement.dataset['input'] === 'pointer'
}
