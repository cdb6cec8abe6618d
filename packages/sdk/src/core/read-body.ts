import type { RequestToSend } from "./exchange.ts"

// Far longer than any error message of the service, and short enough to hold for many failed calls at once.
const maxErrorBodyLength = 65_536

/** Returns whether a response declares its body to be JSON. */
export function isJson({ headers }: Response): boolean {
  return /[/+]json\b/.test(headers.get("content-type") ?? "")
}

/**
 * Reads a body: completely when it is what was requested, otherwise only as much as an error can use. A page sent
 * instead of a result may be of any size, or never end.
 *
 * JSON is read as text, so that an error can show what was received.
 */
export async function readBody(response: Response, readAs: RequestToSend["readAs"]): Promise<unknown> {
  const isExpected = response.ok && (readAs !== "json" || isJson(response))
  if (isExpected && readAs === "stream") return response.body ?? new Blob([]).stream()
  if (isExpected && readAs === "blob") return response.blob()
  if (readAs === "arrayBuffer") return response.arrayBuffer()
  if (isExpected) return response.text()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  let chunk: string | undefined
  do text += chunk = (await reader?.read())?.value ?? ""
  while (chunk && text.length < maxErrorBodyLength)
  await reader?.cancel()
  return text
}
