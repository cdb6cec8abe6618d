/** One hostile file and the required outcome of parsing it. */
export interface Sample {
  /** Description of the file. */
  readonly name: string
  readonly fileName: string
  /** Built when its test runs, so that no test pays for the bytes of another. */
  readonly build: () => Uint8Array | Promise<Uint8Array>
  /** `completed`, or the `reason` of the engine's `DocumentError`: a plain string, as this package does not depend on the engine. */
  readonly expected: string
  /** The value that must be extracted for the only field; only for samples that complete. */
  readonly finds?: string | undefined
  /** Shorter where a file is made to run until its deadline. @default 90_000 */
  readonly timeoutMs?: number | undefined
  /** @default 500 */
  readonly maxPages?: number | undefined
}
