import { mkdir, open } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { join } from "node:path"

/*
 * The limit program of uploads: writes the raw body to a file, and flushes it (FSYNC=1) as everybody must who promises
 * that it is kept. No form, no hash, no look at the content, no database.
 */
const directory = process.env.DIRECTORY ?? "."
const isFlushed = process.env.FSYNC === "1"
let count = 0

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  await mkdir(directory, { recursive: true })
  const file = await open(join(directory, String(count++)), "wx")
  for await (const chunk of request) await file.write(chunk)
  if (isFlushed) await file.sync()
  await file.close()
  response.setHeader("content-type", "application/json")
  response.end("{}")
}

const server = createServer((request, response) => void answer(request, response))

server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  if (address !== null && typeof address === "object") process.stdout.write(`listening ${address.port}\n`)
})
