import createClient from "openapi-fetch"
import ky from "ky"
import { OpenAI } from "openai"
import type { paths } from "@docsift/sdk"
import { interleave, type Subject } from "./interleave.ts"
import type { Row } from "./row.ts"

type Calls = Readonly<Record<string, () => PromiseLike<unknown>>>

const repeat =
  (call: () => PromiseLike<unknown>): Subject =>
  async (times) => {
    for (let index = 0; index < times; index++) await call()
  }

async function compare(
  what: string,
  calls: Calls,
  reference: Subject,
  rounds: { readonly rounds: number; readonly times: number },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, call] of Object.entries(calls)) {
    const { ratio } = await interleave(repeat(call), reference, rounds)
    rows.push({ what: `  ${what} with ${name}`, value: `${ratio.toFixed(2)} ×`, target: "–" })
  }
  return rows
}

/** Measures the same call with other HTTP clients, each interleaved with plain fetch. */
export async function benchOtherClientCalls(baseUrl: string, workflowId: string, key: string): Promise<Row[]> {
  const url = `${baseUrl}/api/v1/workflows/${workflowId}`
  const headers = { "x-api-key": key }
  const typed = createClient<paths>({ baseUrl, headers })
  const openai = new OpenAI({ apiKey: key, baseURL: baseUrl })
  const calls: Calls = {
    "openapi-fetch": () => typed.GET("/api/v1/workflows/{workflowId}", { params: { path: { workflowId } } }),
    ky: () => ky.get(url, { headers }).json(),
    openai: () => openai.get(`/api/v1/workflows/${workflowId}`),
  }
  const bare = repeat(async () => (await fetch(url, { headers })).json())
  return compare("the same call", calls, bare, { rounds: 100, times: 100 })
}

/** Measures the same upload with other HTTP clients, each interleaved with `fetch` and `FormData`. */
export async function benchOtherClientUploads(
  baseUrl: string,
  workflowId: string,
  data: Uint8Array<ArrayBuffer>,
): Promise<Row[]> {
  const path = "/api/v1/workflows/{workflowId}/execute"
  const url = `${baseUrl}${path.replace("{workflowId}", workflowId)}`
  const form = () => {
    const made = new FormData()
    made.append("file", new Blob([data]), "a.txt")
    return made
  }
  const typed = createClient<paths>({ baseUrl })
  const openai = new OpenAI({ apiKey: "none", baseURL: `${baseUrl}/api/v1` })
  const calls: Calls = {
    // Only the sent form matters.
    "openapi-fetch": () =>
      typed.POST(path, { params: { path: { workflowId } }, body: { file: new Blob([]) }, bodySerializer: form }),
    ky: () => ky.post(url, { body: form() }).json(),
    openai: () => openai.files.create({ file: new File([data], "a.txt"), purpose: "user_data" }),
  }
  const bare = repeat(async () => (await fetch(url, { method: "POST", body: form() })).json())
  return compare("the same upload", calls, bare, { rounds: 15, times: 4 })
}
