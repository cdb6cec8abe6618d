import { createContext, useContext } from "react"
import type { Edit } from "./draft-edit.ts"
import type { TryResult } from "./try-result.ts"

/** What all parts of the definition's form share. */
export interface Editor {
  readonly edit: (edit: Edit) => void
  /** The key of the selected part. */
  readonly selected: number | undefined
  readonly select: (key: number) => void
  /** Problems by the key of the part. */
  readonly problems: ReadonlyMap<number, string>
  /** What the sample says; undefined without a sample, and before the first try. */
  readonly result: TryResult | undefined
  /** Whether there is a sample to try the definition on. */
  readonly hasSample: boolean
  readonly threshold: number | undefined
}

/** Provides the editor to the parts of its form. */
export const EditorContext = createContext<Editor | undefined>(undefined)

/** Returns the editor that a part of the form belongs to. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === undefined) throw new Error("There is no EditorContext around this component")
  return editor
}
