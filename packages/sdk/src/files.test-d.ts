import type { Readable } from "node:stream"
import { expectTypeOf, test } from "vitest"
import type { FileInput } from "./files.ts"

test("bytes are a file in all their forms", () => {
  expectTypeOf<Uint8Array<ArrayBuffer>>().toExtend<FileInput>()
  expectTypeOf<Float64Array<ArrayBuffer>>().toExtend<FileInput>()
  expectTypeOf<DataView<ArrayBuffer>>().toExtend<FileInput>()
  expectTypeOf<Buffer<ArrayBuffer>>().toExtend<FileInput>()
  expectTypeOf<ArrayBuffer>().toExtend<FileInput>()
  expectTypeOf<Readable>().toExtend<FileInput>()
  expectTypeOf<Uint8Array>().toExtend<FileInput>()
  expectTypeOf<DataView<SharedArrayBuffer>>().toExtend<FileInput>()
})

test("a string is not a file, so that a path from outside never is", () => {
  expectTypeOf<string>().not.toExtend<FileInput>()
})
