const assert = require("node:assert").strict
const { Client } = require("@docsift/sdk")
const { unwrap } = require("@docsift/sdk/webhooks")
const { mockDocsift } = require("@docsift/mocks")

const docsift = mockDocsift()
const client = new Client({ apiKey: docsift.apiKey, fetch: docsift.fetch })
void client.workflows.list().then((workflows) => assert.deepEqual(workflows, []))
const event = { type: "webhook.test", timestamp: new Date().toISOString(), data: { webhookId: "whe_6c1e9a40d7b3" } }
const secret = `whsec_${btoa("a".repeat(32))}`
void docsift.webhooks
  .sign(event, secret)
  .then(({ body, headers }) => unwrap(body, headers, secret))
  .then((verified) => assert.deepEqual(verified, event))
assert.equal(require("@docsift/mocks/package.json").name, "@docsift/mocks")
const isLoadable = process.features.require_module
if (isLoadable) assert.ok(docsift.handlers.length > 20)
else assert.throws(() => docsift.handlers, /needs msw/)
