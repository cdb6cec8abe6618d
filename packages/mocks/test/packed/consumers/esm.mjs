import { strict as assert } from "node:assert"
import { mockDocsift } from "@docsift/mocks"
import { Client } from "@docsift/sdk"
import { setupServer } from "msw/node"

const docsift = mockDocsift()
const server = setupServer(...docsift.handlers)
server.listen()
assert.deepEqual(await new Client({ apiKey: docsift.apiKey }).workflows.list(), [])
server.close()
