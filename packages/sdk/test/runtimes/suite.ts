import { Client, ConnectionError, NotFoundError, RateLimitError, ResponseError, TimeoutError } from "@docsift/sdk"
import { dataSchema, defineWorkflow } from "@docsift/sdk/schema"

/** Says where the servers are that the suite speaks to. */
export interface SuiteTargets {
  /** A real server, and a key of it. */
  readonly baseUrl: string
  readonly apiKey: string
  /** A server that fails in the way the first part of the path says. */
  readonly faultsUrl: string
}

const definition = defineWorkflow({
  name: "Runtimes",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "invoice number", type: "string" }] }] },
})
const text = "Invoice number: 4711\n"
const workflowId = "wkf_3f9a1c7e20b4"

function check(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(what)
}

async function failureOf(call: PromiseLike<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new Error("the call should have failed")
}

/** What every runtime must get right, by name; no test runner, because none runs everywhere. */
function cases({ baseUrl, apiKey, faultsUrl }: SuiteTargets): Record<string, () => Promise<void>> {
  const options = { apiKey, dangerouslyAllowBrowser: true }
  const client = new Client({ ...options, baseUrl })
  const faulty = (fault: string) => new Client({ ...options, baseUrl: `${faultsUrl}/${fault}` })
  const names = async function* () {
    yield new TextEncoder().encode(text)
  }
  return {
    "a file goes in, typed data comes out, and can be fetched again": async () => {
      const workflow = await client.workflows.create(definition)
      const schema = dataSchema(definition)
      const file = new File([text], "Rechnung 7 %.txt", { type: "text/plain" })
      const { id, fileName, extractedData } = await client.extract({ workflow, file, schema })
      check(extractedData.Invoice.fields["invoice number"] === "4711", JSON.stringify(extractedData))
      check(fileName === file.name, fileName)
      check((await client.executions.export(id)).includes("4711"), "the export lacks the value")
      const workbook = await client.executions.export(id, { mode: "xlsx" })
      check(workbook.size > 1000, `the workbook has ${workbook.size} bytes`)
      check((await (await client.executions.download(id)).text()) === text, "the download differs")
    },
    "bytes, a named Blob and an async iterable arrive whole": async () => {
      const workflow = await client.workflows.create(definition)
      for (const data of [new TextEncoder().encode(text), new Blob([text]), names()]) {
        const file = { data, name: "a.txt" }
        const { extractedData } = await client.extract({ workflow, file })
        check(extractedData.Invoice.fields["invoice number"] === "4711", JSON.stringify(extractedData))
      }
    },
    "a list goes on over its pages": async () => {
      await client.workflows.create(definition)
      await client.workflows.create(definition)
      let count = 0
      for await (const { id } of client.workflows.list({ limit: 1 })) if (id && ++count === 2) break
      check(count === 2, `${count} workflows`)
    },
    "a refusal is an error with code and request id": async () => {
      const error = await failureOf(client.workflows.get(workflowId))
      check(error instanceof NotFoundError, String(error))
      const { code, requestId } = error as NotFoundError
      check(code === "not_found" && Boolean(requestId), `${code} ${requestId}`)
    },
    "a POST is repeated with one idempotency key": async () => {
      const { message } = await faulty("flaky").workflows.create(definition)
      check(message === "same", message)
    },
    "a stalled body ends with a timeout, an abort with its reason": async () => {
      const error = await failureOf(faulty("stall").workflows.list({}, { timeout: 200, maxRetries: 0 }))
      check(error instanceof TimeoutError, String(error))
      const controller = new AbortController()
      const reason = new Error("enough")
      setTimeout(() => controller.abort(reason), 50)
      check(
        (await failureOf(faulty("stall").workflows.list({}, { signal: controller.signal }))) === reason,
        "no reason",
      )
    },
    "a redirect is not followed, a page is no answer, a reset is a connection error": async () => {
      const redirected = await failureOf(faulty("redirect").workflows.list())
      check(redirected instanceof ResponseError && redirected.message.includes("Redirects"), String(redirected))
      const page = await failureOf(faulty("page").workflows.list())
      check(page instanceof ResponseError && page.body.includes("Welcome"), String(page))
      const reset = await failureOf(faulty("reset").workflows.list({}, { maxRetries: 0 }))
      check(reset instanceof ConnectionError, String(reset))
    },
    "a long Retry-After fails at once": async () => {
      const error = await failureOf(faulty("later").workflows.list())
      check(error instanceof RateLimitError && error.attempts === 1, String(error))
    },
    "the key shows neither in the client nor in an error": async () => {
      const error = await failureOf(faulty("page").workflows.list())
      const shown = `${JSON.stringify(client)} ${String(error)} ${(error as Error).stack} ${JSON.stringify(error)}`
      check(!shown.includes(apiKey), "the key is shown")
    },
  }
}

/** Runs the suite and answers a line for each case; a failed one begins with ✖. */
export async function runSuite(targets: SuiteTargets): Promise<string[]> {
  const lines: string[] = []
  for (const [name, run] of Object.entries(cases(targets)))
    lines.push(
      await run().then(
        () => `✔ ${name}`,
        (error: unknown) => `✖ ${name}: ${String(error)}`,
      ),
    )
  return lines
}
