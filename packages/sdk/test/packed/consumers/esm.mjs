import { strict as assert } from "node:assert"
import { createRequire } from "node:module"
import { Client, DocsiftError, InvalidArgumentError, NotFoundError } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
import { dataSchema, defineWorkflow, parseWorkflow } from "@docsift/sdk/schema"
import { unwrap, WebhookVerificationError } from "@docsift/sdk/webhooks"

const fetch = async () => Response.json({ error: "Not found." }, { status: 404 })
const client = new Client({ apiKey: "dsk_test", fetch })
const error = await client.workflows.get("wkf_3f9a1c7e20b4").catch((reason) => reason)
assert.ok(error instanceof NotFoundError && error instanceof DocsiftError)

// ESM and CommonJS builds in one process: each recognises the other's errors.
const other = createRequire(import.meta.url)("@docsift/sdk")
assert.notEqual(other.NotFoundError, NotFoundError)
assert.ok(error instanceof other.NotFoundError && !(error instanceof other.ConflictError))

assert.throws(() => parseWorkflow({}), InvalidArgumentError)
assert.equal(typeof dataSchema(defineWorkflow({ name: "a", configuration: { objects: [] } })), "object")
assert.equal((await fromPath(import.meta.filename)).name, "esm.mjs")

const unsigned = await unwrap("{}", {}, `whsec_${btoa("a".repeat(32))}`).catch((reason) => reason)
assert.ok(unsigned instanceof WebhookVerificationError && unsigned instanceof other.DocsiftError)
assert.equal(unsigned.reason, "missing_header")

assert.equal((await client.raw.GET("/api/v1/workflows")).response.status, 404)
assert.equal((await new other.Client({ apiKey: "dsk_test", fetch }).raw.GET("/api/v1/workflows")).response.status, 404)
