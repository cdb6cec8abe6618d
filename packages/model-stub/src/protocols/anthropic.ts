import { type Question, schemaInPrompt, type Schema } from "../question.ts"
import type { Reply, Protocol } from "./protocol.ts"

interface Part {
  readonly type: string
  readonly text?: string
}

interface Body {
  readonly model: string
  readonly system?: string | readonly Part[]
  readonly messages: readonly { readonly content: string | readonly Part[] }[]
  readonly max_tokens: number
  readonly output_config?: { readonly format?: { readonly schema?: Schema } }
  readonly tools?: readonly { readonly name: string; readonly input_schema: Schema }[]
  readonly tool_choice?: { readonly name?: string }
}

const partsOf = (content: string | readonly Part[] | undefined): readonly Part[] =>
  typeof content === "string" ? [{ type: "text", text: content }] : (content ?? [])

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text ?? "").join("")

/** Anthropic's Messages API. */
export const anthropic: Protocol<Body> = {
  path: /\/messages$/u,
  read(body): Question {
    const parts = body.messages.flatMap(({ content }) => partsOf(content))
    const prompt = textOf(parts)
    const schema = body.output_config?.format?.schema ?? body.tools?.[0]?.input_schema
    return {
      model: body.model,
      instructions: textOf(partsOf(body.system)),
      prompt,
      imageCount: parts.filter(({ type }) => type === "image").length,
      schema: schema ?? schemaInPrompt(prompt),
      form: schema ? "schema" : "text",
      maxOutputTokens: body.max_tokens,
    }
  },
  write({ text, end, inputTokens, outputTokens }: Reply, model, body) {
    const reason = { stop: "end_turn", cut: "max_tokens", filtered: "refusal" }[end]
    const tool = body.tool_choice?.name
    const content = tool
      ? { type: "tool_use", id: "toolu_stub", name: tool, input: parsed(text) }
      : { type: "text", text }
    return {
      id: "msg_stub",
      type: "message",
      role: "assistant",
      model,
      content: [content],
      stop_reason: tool && end === "stop" ? "tool_use" : reason,
      stop_sequence: null,
      usage: { input_tokens: inputTokens, output_tokens: outputTokens },
    }
  },
  writeError: (status, message, code) => ({ type: "error", error: { type: code, message, status } }),
}

/** Parses a tool's input, which is JSON in the protocol itself; other text cannot be returned by a tool. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return { text }
  }
}
