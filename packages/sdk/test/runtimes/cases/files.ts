import { type FileInput, InvalidArgumentError, UnsupportedMediaTypeError, type UploadProgress } from "@docsift/sdk"
import { definition, text, workflowId } from "../samples.ts"
import { type Cases, check, failureAs, type World } from "../world.ts"

const bytes = (): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

async function* pieces(): AsyncGenerator<Uint8Array | string> {
  yield bytes().subarray(0, 10)
  yield text.slice(10)
}

/** The forms of a file that exist in every runtime. */
const forms: Readonly<Record<string, () => FileInput>> = {
  File: () => new File([text], "a.txt"),
  Blob: () => new Blob([text]),
  "typed array": bytes,
  "part of a typed array": () => new Uint8Array([...bytes(), 1, 2]).subarray(0, -2),
  DataView: () => new DataView(bytes().buffer),
  ArrayBuffer: () => bytes().buffer,
  stream: () => new Blob([text]).stream(),
  "async iterable": pieces,
  Response: () => new Response(text),
  "named bytes": () => ({ data: bytes(), name: "a.txt", type: "text/plain" }),
  "named stream": () => ({ data: new Blob([text]).stream(), name: "a.txt" }),
  promise: async () => ({ data: bytes(), name: "a.txt" }),
}

const large = new Uint8Array(300_000)

async function progressOf({ failing }: World, file: FileInput): Promise<UploadProgress[]> {
  const seen: UploadProgress[] = []
  const { client } = failing("accept")
  await client.workflows.execute(workflowId, file, { onUploadProgress: (progress) => seen.push(progress) })
  return seen
}

/** Uploads of files in every form. */
export const fileCases: Cases = {
  "a file in every form of this runtime arrives complete": async ({ client, host }) => {
    const workflow = await client.workflows.create(definition)
    const own = Object.entries(host.files ?? {}).map(([form, make]) => [form, () => make(text)] as const)
    for (const [form, make] of [...Object.entries(forms), ...own]) {
      const { id, extractedData } = await client.extract({ workflow, file: make() })
      check(extractedData.Invoice.fields["invoice number"] === "4711", { form, extractedData })
      check((await (await client.executions.download(id)).text()) === text, `${form}: the stored file differs`)
    }
  },
  "a file keeps its name in any alphabet": async ({ client }) => {
    const { workflowId } = await client.workflows.create(definition)
    for (const name of ["Rechnung Nr. 7 – 50 %.txt", "請求書.txt", 'a"b.txt']) {
      const { filename } = await client.workflows.execute(workflowId, new File([text], name))
      // A quote is sent escaped, as browsers do: it would end the name.
      check(filename === name.replace('"', "%22"), { filename, name })
    }
  },
  "anything but a file is rejected before it is sent": async ({ failing }) => {
    const { client, seen } = failing("accept")
    for (const wrong of ["/etc/passwd", undefined, 7, {}])
      await failureAs(InvalidArgumentError, client.workflows.execute(workflowId, wrong as Blob))
    check((await seen()).length === 0, await seen())
  },
  "an unsupported type of file is rejected with its own error": async ({ client }) => {
    const { workflowId } = await client.workflows.create(definition)
    // The signature of an ELF program, whatever its name says.
    const program = new Uint8Array(512)
    program.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])
    const { status, code } = await failureAs(
      UnsupportedMediaTypeError,
      client.workflows.execute(workflowId, { data: program, name: "a.pdf" }),
    )
    check(status === 415 && code === "file_unsupported", { status, code })
  },
  "progress rises to the size where a body is streamed, and is not reported elsewhere": async (world) => {
    const seen = await progressOf(world, new Blob([large]))
    if (!world.host.canStream) return check(seen.length === 0, seen)
    const sizes = seen.map(({ sentBytes }) => sentBytes)
    check(sizes.length > 2 && sizes.every((size, at) => size > (sizes[at - 1] ?? 0)), sizes)
    check(sizes.at(-1) === large.length && seen.at(-1)?.totalBytes === large.length, seen.at(-1))
  },
  "a file is sent again after a failure, with its length and the same key": async ({ failing }) => {
    const { client, seen } = failing("unavailable-once")
    await client.workflows.execute(workflowId, new Blob([large]))
    const requests = await seen()
    check(requests.length === 2, requests)
    const [first, second] = requests.map(({ headers }) => headers)
    check(Number(first?.["content-length"]) > large.length, first)
    check(first?.["content-length"] === second?.["content-length"], second)
    check(Boolean(first?.["idempotency-key"]) && first?.["idempotency-key"] === second?.["idempotency-key"], requests)
  },
  "a stream is never sent a second time": async ({ failing }) => {
    const { client, seen } = failing("unavailable-once")
    await failureAs(Error, client.workflows.execute(workflowId, new Blob([text]).stream()))
    check((await seen()).length === 1, await seen())
  },
}
