/**
 * Returns the path of a screen to which a sign-in leads, with its query and fragment. Anybody can write a link to the sign-in:
 * every address outside the console is replaced by the console's first screen, so that the link leads nowhere else.
 */
export function readNextScreen(text: string | undefined, consoleUrl: string): string {
  const home = new URL(consoleUrl)
  // Parsed as a browser parses it: `//host`, `/\host`, tabs and dot segments mean what they mean there.
  const url = text !== undefined && URL.canParse(text, home.href) ? new URL(text, home) : home
  const isScreen = url.origin === home.origin && url.pathname.startsWith(home.pathname)
  const path = url.pathname.slice(home.pathname.length)
  const isSignIn = path === "sign-in" || path.startsWith("sign-in/") || path === "sign-out"
  return isScreen && !isSignIn ? `${url.pathname}${url.search}${url.hash}` : home.pathname
}
