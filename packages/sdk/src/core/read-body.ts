import type { RequestToSend } from "./exchange.ts"

// Far longer than any error message of the service, and short enough to hold for many failed calls at once.
const maxErrorBodyLength = 65_536

/** The body of a response. */
export interface ResponseBody {
  /** What was requested; undefined when the response is something else. */
  readonly data?: unknown
  /** JSON, and what came instead of the requested data, as received. */
  readonly text: string
}

/**
 * Reads a body: completely when it is what was requested, otherwise only as much as an error can use. A page sent
 * instead of a result may be of any size, or never end.
 */
export async function readBody(response: Response, readAs: RequestToSend["readAs"]): Promise<ResponseBody> {
  if (readAs === "arrayBuffer") return { data: await response.arrayBuffer(), text: "" }
  if (response.ok && readAs === "stream") return { data: response.body ?? new Blob([]).stream(), text: "" }
  if (response.ok && readAs === "blob") return { data: await response.blob(), text: "" }
  if (response.ok && /[/+]json\b/.test(response.headers.get("content-type") ?? "")) {
    const text = await response.text()
    try {
      return { data: JSON.parse(text) ?? undefined, text } // no operation responds with null
    } catch {
      return { text } // the parser's message would quote the body, which may repeat the key
    }
  }
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  let chunk: string | undefined
  do text += chunk = (await reader?.read())?.value ?? ""
  while (chunk && text.length < maxErrorBodyLength)
  await reader?.cancel()
  return { text }
}
