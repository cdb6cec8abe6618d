import { type Question, schemaInPrompt, type Schema } from "../question.ts"
import type { Reply, Protocol } from "./protocol.ts"

interface Part {
  readonly type: string
  readonly text?: string
}

interface Body {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string | readonly Part[] }[]
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: Schema } }
}

const partsOf = (content: string | readonly Part[]): readonly Part[] =>
  typeof content === "string" ? [{ type: "text", text: content }] : content

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text ?? "").join("")

/** OpenAI's Chat Completions API, which OpenAI-compatible servers and Azure speak, too. */
export const openai: Protocol<Body> = {
  path: /\/chat\/completions$/u,
  read(body): Question {
    const users = body.messages.filter(({ role }) => role === "user").flatMap(({ content }) => partsOf(content))
    const prompt = textOf(users)
    const schema = body.response_format?.json_schema?.schema
    return {
      model: body.model,
      instructions: textOf(body.messages.filter(({ role }) => role !== "user").flatMap((m) => partsOf(m.content))),
      prompt,
      imageCount: users.filter(({ type }) => type === "image_url").length,
      schema: schema ?? schemaInPrompt(prompt),
      form: schema ? "schema" : body.response_format ? "json" : "text",
      maxOutputTokens: body.max_completion_tokens ?? body.max_tokens ?? 4096,
    }
  },
  write({ text, end, inputTokens, outputTokens }: Reply, model) {
    const reason = { stop: "stop", cut: "length", filtered: "content_filter" }[end]
    return {
      id: "chatcmpl-stub",
      object: "chat.completion",
      created: 0,
      model,
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: reason }],
      usage: {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
      },
    }
  },
  writeError: (status, message, code) => ({ error: { message, type: "error", code, param: null, status } }),
}
