const assert = require("node:assert").strict
const { Client } = require("@docsift/sdk")
const { mockDocsift } = require("@docsift/mocks")

const docsift = mockDocsift()
const client = new Client({ apiKey: docsift.apiKey, fetch: docsift.fetch })
void client.workflows.list().then((workflows) => assert.deepEqual(workflows, []))
assert.equal(require("@docsift/mocks/package.json").name, "@docsift/mocks")
const isLoadable = process.features.require_module
if (isLoadable) assert.ok(docsift.handlers.length > 20)
else assert.throws(() => docsift.handlers, /needs msw/)
