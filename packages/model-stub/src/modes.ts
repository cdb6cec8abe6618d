import type { Question } from "./question.ts"

/*
 * The name of the model selects its mode: `perfect`, `rate-limited`, … Any other name is `perfect`, so that the names of
 * real models can be used, too. A mode that fails at first counts its calls per question.
 */

/** All modes of the stub. */
export const modes = [
  "perfect",
  "rate-limited",
  "failing-twice",
  "failing",
  "hanging",
  "dripping",
  "resetting",
  "truncated",
  "fenced",
  "wrong-types",
  "extra-keys",
  "refusing",
  "html",
  "unauthorized",
  "too-long",
  "unstructured",
  "obedient",
  "hallucinating",
  "omitting",
  "garbled",
] as const

/** A mode of the stub. */
export type Mode = (typeof modes)[number]

/** A failure in place of an answer. */
export type Fault =
  | { readonly kind: "status"; readonly status: 400 | 401 | 429 | 500; readonly message: string; readonly code: string }
  | { readonly kind: "hang" | "drip" | "reset" | "html" }

/** Returns the mode of a model; `perfect` for any other name. */
export function modeOf(model: string): Mode {
  return modes.find((mode) => model === mode || model.endsWith(`/${mode}`)) ?? "perfect"
}

/** Maximum prompt length in the mode `too-long`, in characters. */
const maxPromptLength = 6_000

/** Returns the failure of a call, if any; `earlier` is the number of previous calls with the same question. */
export function faultOf(mode: Mode, { prompt, form }: Question, earlier: number, key: string): Fault | undefined {
  switch (mode) {
    case "rate-limited":
      return earlier > 0 ? undefined : status(429, "Too many requests", "rate_limit_exceeded")
    case "failing-twice":
      return earlier > 1 ? undefined : status(500, "The server had an error", "server_error")
    case "failing":
      return status(500, "The server had an error", "server_error")
    case "unauthorized":
      // Real providers echo the key, or most of it.
      return status(401, `Incorrect API key provided: ${key}`, "invalid_api_key")
    case "too-long":
      if (prompt.length <= maxPromptLength) return undefined
      return status(400, "This model's maximum context length is 1500 tokens", "context_length_exceeded")
    case "unstructured":
      return form === "text" ? undefined : status(400, "response_format is not supported", "invalid_request_error")
    case "hanging":
      return { kind: "hang" }
    case "dripping":
      return { kind: "drip" }
    case "resetting":
      return { kind: "reset" }
    case "html":
      return { kind: "html" }
    case "perfect":
    case "truncated":
    case "fenced":
    case "wrong-types":
    case "extra-keys":
    case "refusing":
    case "obedient":
    case "hallucinating":
    case "omitting":
    case "garbled":
      return undefined
    default:
      throw new Error(`Unhandled value ${String(mode satisfies never)}`)
  }
}

function status(code: 400 | 401 | 429 | 500, message: string, slug: string): Fault {
  return { kind: "status", status: code, message, code: slug }
}
