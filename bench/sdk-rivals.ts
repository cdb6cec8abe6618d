import createClient from "openapi-fetch"
import ky from "ky"
import { OpenAI } from "openai"
import type { paths } from "@docsift/sdk"
import { interleave, type Subject } from "./interleave.ts"
import type { Row } from "./row.ts"

/** Measures what the same call costs with clients that others choose, each interleaved with bare fetch. */
export async function benchRivals(baseUrl: string, workflowId: string, key: string): Promise<Row[]> {
  const url = `${baseUrl}/api/v1/workflows/${workflowId}`
  const headers = { "x-api-key": key }
  const typed = createClient<paths>({ baseUrl, headers })
  const openai = new OpenAI({ apiKey: key, baseURL: baseUrl })
  const calls: Readonly<Record<string, () => PromiseLike<unknown>>> = {
    "openapi-fetch": () => typed.GET("/api/v1/workflows/{workflowId}", { params: { path: { workflowId } } }),
    ky: () => ky.get(url, { headers }).json(),
    openai: () => openai.get(`/api/v1/workflows/${workflowId}`),
  }
  const repeat =
    (call: () => PromiseLike<unknown>): Subject =>
    async (times) => {
      for (let index = 0; index < times; index++) await call()
    }
  const bare = repeat(async () => (await fetch(url, { headers })).json())
  const rows: Row[] = []
  for (const [name, call] of Object.entries(calls)) {
    const { ratio } = await interleave(repeat(call), bare, { rounds: 15 })
    rows.push({ what: `  the same call with ${name}`, value: `${ratio.toFixed(2)} ×`, target: "–" })
  }
  return rows
}
