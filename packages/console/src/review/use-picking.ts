import type { CorrectionPlace, FileId, ValueType } from "@docsift/sdk"
import { useMutation } from "@tanstack/react-query"
import { client } from "../client.ts"
import type { PickedPlace } from "../document/mark.ts"
import { sentenceOf } from "../ui/error-notice.tsx"

/** The API takes no longer text of a place. */
const MAX_TEXT = 10_000

/** A value that a person points at in the document. */
export interface Picked {
  readonly pointer: string
  readonly value: string | number | null
  readonly text: string
  readonly place: CorrectionPlace
}

interface Picking {
  /** Reads the value at a place. */
  readonly pick: (pointer: string, type: ValueType, place: PickedPlace) => void
  /** What the document says while it is read, or why there is nothing. */
  readonly status: string | undefined
  /** Forgets what was pointed at, also while the document is read. */
  readonly clear: () => void
}

/** Returns how values are read at the places that a person points at. */
export function usePicking(fileId: FileId, onPicked: (picked: Picked) => void): Picking {
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async ({ pointer, type, place }: { pointer: string; type: ValueType; place: PickedPlace }) => {
      const { value, text, box, cell } = await client.files.read(fileId, { ...place, type })
      const found: CorrectionPlace = {
        page: place.page,
        ...(cell === undefined ? { box: box ?? ("box" in place ? place.box : undefined) } : { cell }),
        text: text.slice(0, MAX_TEXT),
      }
      return { pointer, value, text, place: found }
    },
  })
  const status = isPending
    ? "Reading the document…"
    : error !== null
      ? sentenceOf(error)
      : data?.text === ""
        ? "There is no text at this place. Draw a larger box, or type the value."
        : undefined
  const pick: Picking["pick"] = (pointer, type, place) =>
    mutate(
      { pointer, type, place },
      {
        // A function of this call: unlike one of the mutation, it is not called after a reset or a later call.
        onSuccess: (picked) => {
          if (picked.text !== "") onPicked(picked)
        },
      },
    )
  return { pick, status, clear: reset }
}
