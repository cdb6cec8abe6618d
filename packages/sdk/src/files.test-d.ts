import type { Readable } from "node:stream"
import { expectTypeOf, test } from "vitest"
import type { FileInput } from "./files.ts"

test("bytes are a file in each of their forms, unless another thread may change them", () => {
  expectTypeOf<Uint8Array<ArrayBuffer>>().toExtend<FileInput>()
  expectTypeOf<Float64Array<ArrayBuffer>>().toExtend<FileInput>()
  expectTypeOf<DataView<ArrayBuffer>>().toExtend<FileInput>()
  expectTypeOf<Buffer<ArrayBuffer>>().toExtend<FileInput>()
  expectTypeOf<ArrayBuffer>().toExtend<FileInput>()
  expectTypeOf<Readable>().toExtend<FileInput>()
  expectTypeOf<Uint8Array<SharedArrayBuffer>>().not.toExtend<FileInput>()
  expectTypeOf<DataView<SharedArrayBuffer>>().not.toExtend<FileInput>()
})

test("text is no file, so that no path from outside is ever one", () => {
  expectTypeOf<string>().not.toExtend<FileInput>()
})
