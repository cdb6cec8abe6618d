/** Drops what the thread prints from now on: libraries print warnings about an image, with paths, once for each. */
export function silenceThread(): void {
  process.stdout.write = () => true
  process.stderr.write = () => true
}
