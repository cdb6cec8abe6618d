import { type Question, schemaInPrompt, type Schema } from "../question.ts"
import type { Reply, Protocol } from "./protocol.ts"

interface Part {
  readonly text?: string
  readonly inlineData?: unknown
}

interface Body {
  readonly contents: readonly { readonly parts: readonly Part[] }[]
  readonly systemInstruction?: { readonly parts: readonly Part[] }
  readonly generationConfig?: {
    readonly maxOutputTokens?: number
    readonly responseMimeType?: string
    readonly responseJsonSchema?: Schema
    readonly responseSchema?: Schema
  }
}

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text ?? "").join("")

/** Google's generateContent API. */
export const gemini: Protocol<Body> = {
  path: /:generateContent$/u,
  read(body, url): Question {
    const parts = body.contents.flatMap((content) => content.parts)
    const config = body.generationConfig
    const schema = config?.responseJsonSchema ?? config?.responseSchema
    const prompt = textOf(parts)
    return {
      model: /models\/([^:]+):/u.exec(url.pathname)?.[1] ?? "",
      instructions: textOf(body.systemInstruction?.parts ?? []),
      prompt,
      imageCount: parts.filter(({ inlineData }) => inlineData !== undefined).length,
      schema: schema ?? schemaInPrompt(prompt),
      form: schema ? "schema" : config?.responseMimeType === "application/json" ? "json" : "text",
      maxOutputTokens: config?.maxOutputTokens ?? 8192,
    }
  },
  write({ text, end, inputTokens, outputTokens }: Reply) {
    const reason = { stop: "STOP", cut: "MAX_TOKENS", filtered: "SAFETY" }[end]
    return {
      candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: reason, index: 0 }],
      usageMetadata: {
        promptTokenCount: inputTokens,
        candidatesTokenCount: outputTokens,
        totalTokenCount: inputTokens + outputTokens,
      },
    }
  },
  writeError: (status, message, code) => ({ error: { code: status, message, status: code.toUpperCase() } }),
}
