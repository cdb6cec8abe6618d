import { ownValue } from "../own-value.ts"

/** What to do about a failed execution, by the reason in front of its sentence. */
const advice: Readonly<Record<string, string>> = {
  file_unreadable: "Open the file on your computer: if it is damaged there too, ask for it again.",
  file_encrypted: "Save a copy without the password, and upload that.",
  file_unsupported: "Save it as PDF, and upload that.",
  no_text: "Scan it again with at least 200 dpi. The server reads scans only when text recognition is installed.",
  too_many_pages: "Split the document, and upload its parts.",
  no_model: "An admin has to choose a model under “Models”, or remove the descriptions that need one.",
  model_unreachable:
    "Try again in a few minutes. If it keeps failing, an admin should check the connection under “Models”.",
  model_rejected: "An admin should check the key and the limits of the model under “Models”.",
  model_output_invalid: "Run it again. If it keeps failing, another model may do better.",
  timeout: "Run it again. If it keeps failing, split the document.",
  cancelled: "Run it again when you need it.",
  internal: "Run it again. If it keeps failing, the log of the server has the details.",
}

/** A failure as people read it. */
interface Failure {
  readonly sentence: string
  /** What to do about it. */
  readonly advice: string
  /** Whether the document itself is the reason. */
  readonly isUnreadable: boolean
}

/** Returns the sentence of a failure and what to do about it. */
export function explainFailure(errorMessage: string): Failure {
  const [, reason = "internal", sentence = errorMessage] = /^(?:(\w+): )?(.*)/s.exec(errorMessage) ?? []
  return {
    sentence,
    advice: ownValue(advice, reason) ?? "Run it again, or look at the document.",
    isUnreadable: reason.startsWith("file_"),
  }
}
