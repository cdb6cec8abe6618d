import { expect, test } from "vitest"
import type { ModelInput } from "./model.ts"
import { maskProviderApiKey, readModelDefinition } from "./model-rules.ts"

test.each<[Partial<ModelInput>, string]>([
  [{ modelName: "gpt-5" }, "openai"],
  [{ modelName: "o3" }, "openai"],
  [{ modelName: "claude-5" }, "anthropic"],
  [{ modelName: "gemini-3" }, "google"],
  [{ modelName: "llama", baseUrl: "http://localhost:11434/v1" }, "openai-compatible"],
  [{ modelName: "anything", baseUrl: "https://api.anthropic.com/v1" }, "anthropic"],
  [{ modelName: "gpt-5", baseUrl: "https://mine.openai.azure.com" }, "azure"],
  [{ modelName: "x", baseUrl: "https://generativelanguage.googleapis.com" }, "google"],
  [{ modelName: "x", baseUrl: "https://openai.com.evil.example" }, "openai-compatible"],
  [{ modelName: "x", provider: "openai" }, "openai"],
])("the provider of %j is %s", (input, provider) => {
  expect(readModelDefinition({ modelName: "m", ...input }).provider).toBe(provider)
})

test.each<[Partial<ModelInput>, string]>([
  [{ modelName: " " }, "modelName: must not be empty"],
  [{ modelName: "unknown" }, "baseUrl: is required for the provider openai-compatible"],
  [{ isCore: false }, "isVision: must be true when isCore is false"],
  [{ provider: "builtin" }, "provider: must not be builtin"],
  [{ baseUrl: "nonsense" }, "baseUrl: must be a URL"],
  [{ baseUrl: "file:///etc/passwd" }, "baseUrl: must start with https:// or http://"],
  [{ baseUrl: "https://user:secret@example.com" }, "baseUrl: must not contain a user name or password"],
  [{ baseUrl: "https://example.com?key=1" }, "baseUrl: must not have a query"],
])("%j is rejected, and the error names the position", (input, sentence) => {
  expect(() => readModelDefinition({ modelName: "gpt-5", ...input })).toThrow(sentence)
})

test("the mask of a provider key never shows a short key", () => {
  expect(maskProviderApiKey("sk-proj-abcdefgh1234")).toBe("sk-…1234")
  expect(maskProviderApiKey("short-key")).toBe("…")
})
