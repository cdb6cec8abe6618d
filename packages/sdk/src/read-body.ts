import type { Outgoing } from "./attempt.ts"

// Far beyond any sentence of the service's, and little enough to hold for many failed calls at once.
const maxFailureLength = 65_536

/** Tells whether an answer says that it is JSON. */
export function isJson({ headers }: Response): boolean {
  return /[/+]json\b/.test(headers.get("content-type") ?? "")
}

/**
 * Reads a body: to the end when it is what was asked for, else only as much as an error can use. A page in place of an
 * answer may be of any size, or never end.
 *
 * JSON is read as text, to be able to show what came.
 */
export async function readBody(response: Response, readAs: Outgoing["readAs"]): Promise<unknown> {
  const isWanted = response.ok && (readAs !== "json" || isJson(response))
  if (isWanted || readAs === "arrayBuffer") return response[readAs === "json" ? "text" : readAs]()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  let chunk: string | undefined
  do text += chunk = (await reader?.read())?.value ?? ""
  while (chunk && text.length < maxFailureLength)
  await reader?.cancel()
  return text
}
