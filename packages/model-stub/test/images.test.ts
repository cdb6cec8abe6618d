import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createEngine } from "@docsift/engine"
import { createProviderModel } from "@docsift/engine/providers"
import { expect, onTestFinished, test } from "vitest"
import { encodePng } from "@docsift/engine/internal/parse/pdf/encode-png"
import { createModelStub, listenToStub } from "../src/index.ts"

/* An image without text, read by vision models, over every protocol. */

const configuration = { objects: [{ name: "Order", fields: [{ name: "Wharf", type: "string" as const }] }] }

test.each(["openai-compatible", "openai", "anthropic", "google", "azure"] as const)(
  "an image reaches a model over the protocol of %s, and its values have no position",
  async (provider) => {
    const stub = createModelStub()
    stub.teach([
      { marks: ["page 1 is picture 1"], objects: { Order: { fields: { Wharf: { text: "Pier Nine", line: 1 } } } } },
    ])
    const listening = await listenToStub(stub)
    const engine = createEngine({ recognition: "off" })
    const folder = await mkdtemp(join(tmpdir(), "docsift-seen-"))
    onTestFinished(async () => {
      await engine.close()
      await listening.close()
      await rm(folder, { recursive: true })
    })
    const path = join(folder, "photo.png")
    await writeFile(path, encodePng({ width: 40, height: 30, channels: 1, bytes: new Uint8Array(1200) }))
    const { baseUrls } = listening
    const baseUrl = provider === "anthropic" || provider === "google" ? baseUrls[provider] : baseUrls.openai
    const settings = {
      provider,
      modelName: "perfect",
      name: "seer",
      apiKey: "sk-planted",
      baseUrl,
      isVision: true,
      fetch,
    }
    const model = createProviderModel(settings)
    const models = { fast: model, accurate: model }
    const { data, evidence } = await engine.extract({ path, fileName: "photo.png", configuration, models })
    expect(data).toEqual({ Order: { fields: { Wharf: "Pier Nine" } } })
    expect(evidence["/Order/fields/Wharf"]).not.toHaveProperty("box")
    expect(stub.hits.map(({ question }) => question.imageCount)).toEqual([1])
  },
)
