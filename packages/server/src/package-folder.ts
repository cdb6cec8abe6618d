/** The folder of this package, with a slash at its end. Sources are in `src/`, and the build bundles them into `dist/`. */
export const packageFolder = new URL("..", import.meta.url)

/** Whether the program runs from its sources instead of from what the build made. */
export const isSource = import.meta.url.endsWith(".ts")
