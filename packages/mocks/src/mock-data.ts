import type { ExtractedData, UntypedData } from "@docsift/sdk"

/** Data in which any member may be missing. */
type Incomplete<Data> = Data extends readonly (infer Row)[]
  ? readonly Incomplete<Row>[]
  : Data extends object
    ? { readonly [Name in keyof Data]?: Incomplete<Data[Name]> | undefined }
    : Data

/** The values that a test gives: those of a definition, any of which may be missing, or any values if there is none. */
export type MockData<Definition = unknown> = unknown extends Definition
  ? UntypedData
  : Incomplete<ExtractedData<Definition>>
