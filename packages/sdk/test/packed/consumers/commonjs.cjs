const assert = require("node:assert").strict
const { Client, InvalidArgumentError } = require("@docsift/sdk")
const { fromPath } = require("@docsift/sdk/node")
const { parseWorkflow } = require("@docsift/sdk/schema")

const sent = []
const fetch = async (url, init) => {
  const request = new Request(url, init)
  sent.push((await request.formData()).get("file").name)
  return Response.json({ workflowExecutionId: "exe_8d02e5b7146f" })
}
const client = new Client({ apiKey: "dsk_test", fetch })
async function main() {
  const result = await client.workflows.execute("wkf_3f9a1c7e20b4", fromPath(__filename))
  assert.equal(result.workflowExecutionId, "exe_8d02e5b7146f")
  assert.deepEqual(sent, ["commonjs.cjs"])
}
void main()
assert.throws(() => parseWorkflow({}), InvalidArgumentError)
assert.equal(require("@docsift/sdk/package.json").name, "@docsift/sdk")
