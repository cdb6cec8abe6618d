/** Makes a name that nobody else makes: 128 random bits. `crypto.randomUUID` would be missing in pages without https. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-")
}
