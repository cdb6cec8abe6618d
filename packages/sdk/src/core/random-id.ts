/** Returns 128 random bits as text. `crypto.randomUUID` would be missing in pages without HTTPS. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-")
}
