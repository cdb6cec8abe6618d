/** Returns the sentence of an `errorMessage`, which has the form `<reason>: <sentence>`. */
export function sentenceOfFailure(errorMessage: string): string {
  return errorMessage.replace(/^\w+: /, "")
}
