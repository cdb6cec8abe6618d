import assert from "node:assert/strict"
import { join } from "node:path"
import { Client } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"

/**
 * Starts the installed program as an assistant does, lists its tools and extracts a document.
 *
 * @param env - the environment of the program, whose PATH decides the Node.
 */
export async function checkAssistant(folder: string, env: Record<string, string>): Promise<void> {
  const assistant = new Client({ name: "packed check", version: "1.0.0" })
  const command = join(folder, "node_modules/.bin/docsift")
  const transport = new StdioClientTransport({ command, args: ["mcp"], cwd: folder, stderr: "pipe", env })
  let complaints = ""
  transport.stderr?.on("data", (data) => (complaints += String(data)))
  try {
    await assistant.connect(transport)
    assert.equal(assistant.getServerVersion()?.name, "docsift")
    const { tools } = await assistant.listTools()
    assert.deepEqual(
      tools.map(({ name }) => name),
      ["extract_document"],
    )
    const input = { name: "extract_document", arguments: { path: "invoice.txt" } }
    const { isError, structuredContent } = await assistant.callTool(input)
    assert.notEqual(isError, true)
    assert.match(JSON.stringify(structuredContent), /"LM-2026-0417".*8020\.8/)
  } finally {
    await assistant.close()
  }
  assert.equal(complaints, "", "docsift mcp writes to standard error")
}
