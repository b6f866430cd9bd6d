"""The smallest game another package could add: walk one or two squares, or roll a die; first past the end wins."""
