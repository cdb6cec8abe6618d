/** The exit codes of the program, which scripts rely on; `docs/cli.md` describes them. */
export const exitCode = {
  ok: 0,
  /** Some documents failed; the results of the others are written. */
  documentsFailed: 1,
  /** What was compared differs, or a change was refused because another user has made one. */
  differs: 1,
  /** The arguments are wrong, and nothing was done. */
  usage: 2,
  /** Every document was extracted, but values are below `--min-confidence`. */
  lowConfidence: 3,
  /** The server refused the key, or its role. */
  refused: 4,
  /** The server cannot be reached. */
  unreachable: 5,
  /** A deadline passed. */
  timedOut: 6,
  /** Ctrl-C: 128 + SIGINT, as shells expect. */
  interrupted: 130,
} as const

/** One of {@link exitCode}. */
export type ExitCode = (typeof exitCode)[keyof typeof exitCode]
