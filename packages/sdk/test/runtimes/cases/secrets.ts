import { Client, InvalidArgumentError, ResponseError } from "@docsift/sdk"
import { executionId } from "../samples.ts"
import { type Cases, check, failureAs, failureOf } from "../world.ts"

/** Places that must never show the key. */
export const secretCases: Cases = {
  "a page must opt in to use the client, other runtimes need not": async ({ host, targets }) => {
    const { apiKey, baseUrl } = targets
    const error: unknown = await Promise.resolve()
      .then(() => new Client({ apiKey, baseUrl }))
      .catch((reason: unknown) => reason)
    check(host.isPage ? error instanceof InvalidArgumentError : error instanceof Client, error)
    check(host.isPage === "document" in globalThis, "the runtime is not the expected one")
  },
  "a redirect to another origin is not followed, so the key is not sent there": async ({ failing }) => {
    const { client, seen } = failing("redirect")
    const error = await failureAs(ResponseError, client.workflows.list())
    check(error.message.includes("Redirects are not followed"), error)
    const requests = await seen()
    check(requests.length === 1 && Boolean(requests[0]?.headers["x-api-key"]), requests)
  },
  "the key is not sent to the URL of a file": async ({ failing, targets }) => {
    const { client, seen } = failing("file")
    const file = await client.executions.download(executionId)
    check((await file.text()) === "the file", file.size)
    const requests = await seen()
    const keys = requests.map(({ headers }) => headers["x-api-key"])
    check(keys.length === 2 && keys[0] === targets.apiKey && keys[1] === undefined, requests)
    check(!JSON.stringify(requests[1]).includes(targets.apiKey), requests)
  },
  "client, errors, logs and hooks never show the key, even when a server echoes it": async ({
    failing,
    host,
    targets,
  }) => {
    const shown: unknown[] = []
    const show = (value: unknown) => void shown.push(value)
    for (const fault of ["echo", "echo-page", "redirect", "reset"]) {
      const { client } = failing(fault, {
        maxRetries: 1,
        logger: { debug: show, warn: show },
        logLevel: "debug",
        hooks: { onRequest: show, onResponse: show, onRetry: show },
      })
      show(client)
      show(await failureOf(client.workflows.list()))
    }
    check(shown.length > 20, shown.length)
    for (const value of shown) {
      const members = value instanceof Error ? [value.stack, JSON.stringify(value), String(value.cause)] : []
      const headers = [...new Headers(Object(value).headers)].join()
      for (const form of [String(value), JSON.stringify(value), host.inspect?.(value), ...members, headers])
        check(!form?.includes(targets.apiKey), `shown by ${String(value).slice(0, 20)}`)
    }
  },
  "a key that is not a valid header value is rejected without being quoted": async ({ clientWith, targets }) => {
    const client = clientWith({ apiKey: () => `${targets.apiKey}\r\nx-admin: yes` })
    const error = await failureAs(InvalidArgumentError, client.workflows.list())
    check(!String(error).includes(targets.apiKey), "the key is shown")
  },
}
