import type { Question } from "./question.ts"

/*
 * How a stub's model behaves is its name: `perfect`, `rate-limited`, … A name that is none of them behaves perfectly,
 * so that the names of real models can be used too. A mode that fails at first counts its calls by question.
 */

/** Every way in which the stub answers. */
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

/** One way in which the stub answers. */
export type Mode = (typeof modes)[number]

/** What happens instead of an answer. */
export type Fault =
  | { readonly kind: "status"; readonly status: 400 | 401 | 429 | 500; readonly message: string; readonly code: string }
  | { readonly kind: "hang" | "drip" | "reset" | "html" }

/** Finds the mode of a model; `perfect` for a name that is none. */
export function modeOf(model: string): Mode {
  return modes.find((mode) => model === mode || model.endsWith(`/${mode}`)) ?? "perfect"
}

/** Characters of a prompt that a model with a short memory reads. */
const shortMemory = 6_000

/** Tells what goes wrong with a call; `earlier` counts the same question's calls before this one. */
export function faultOf(mode: Mode, { prompt, form }: Question, earlier: number, key: string): Fault | undefined {
  switch (mode) {
    case "rate-limited":
      return earlier > 0 ? undefined : status(429, "Too many requests", "rate_limit_exceeded")
    case "failing-twice":
      return earlier > 1 ? undefined : status(500, "The server had an error", "server_error")
    case "failing":
      return status(500, "The server had an error", "server_error")
    case "unauthorized":
      // Real providers repeat the key, or most of it.
      return status(401, `Incorrect API key provided: ${key}`, "invalid_api_key")
    case "too-long":
      if (prompt.length <= shortMemory) return undefined
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
      throw new Error(`No behaviour of ${String(mode satisfies never)}`)
  }
}

function status(code: 400 | 401 | 429 | 500, message: string, slug: string): Fault {
  return { kind: "status", status: code, message, code: slug }
}
