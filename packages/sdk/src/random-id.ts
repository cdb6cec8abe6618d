/** Makes a name that nobody else makes. */
export function randomId(): string {
  // `crypto.randomUUID` is missing in pages that were not loaded over https.
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-")
}
