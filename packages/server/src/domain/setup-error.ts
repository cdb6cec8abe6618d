/** The reason why the server cannot start: a sentence for its operator with the problem and the fix. */
export class SetupError extends Error {
  override readonly name = "SetupError"
}
