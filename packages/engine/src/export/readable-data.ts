import type { Value } from "../extraction.ts"

/** Extracted data that is read and not changed: the engine's own, and that which a client received. */
export type ReadableData = Readonly<
  Record<
    string,
    {
      readonly fields?: Readonly<Record<string, Value>> | undefined
      readonly tables?: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>> | undefined
    }
  >
>
