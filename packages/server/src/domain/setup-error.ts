/** Says why the server cannot start, in a sentence for the person who starts it: what is wrong and what to do. */
export class SetupError extends Error {
  override readonly name = "SetupError"
}
