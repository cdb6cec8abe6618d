import { mkdir, open } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { join } from "node:path"

/*
 * The reference program for uploads: writes the raw body to a file and, with FSYNC=1, flushes it, which any server must do
 * before it confirms an upload. It parses no form, computes no hash, detects no file type and has no database.
 */
const directory = process.env.DIRECTORY ?? "."
const isFlushed = process.env.FSYNC === "1"
let count = 0

const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  await mkdir(directory, { recursive: true })
  const file = await open(join(directory, String(count++)), "wx")
  for await (const chunk of request) await file.write(chunk)
  if (isFlushed) await file.sync()
  await file.close()
  response.setHeader("content-type", "application/json")
  response.end("{}")
}

const server = createServer((request, response) => void handle(request, response))

server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  if (address !== null && typeof address === "object") process.stdout.write(`listening ${address.port}\n`)
})
