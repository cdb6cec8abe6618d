import { useEffect, useRef, useState } from "react"
import { connect } from "./connect.ts"
import { readDocument, type Reading, type Step } from "./read-document.ts"

/** What the page shows. */
export type ReadingState =
  | { readonly phase: "idle" }
  | { readonly phase: "running"; readonly file: File; readonly step: Step }
  | { readonly phase: "done"; readonly file: File; readonly reading: Reading }
  | { readonly phase: "failed"; readonly file: File; readonly error: unknown }
  | { readonly phase: "cancelled"; readonly file: File }

/** Reads one document at a time: a new one, or leaving the page, cancels the one before. */
export function useReading(): {
  readonly state: ReadingState
  readonly start: (file: File) => void
  readonly cancel: () => void
} {
  const [state, setState] = useState<ReadingState>({ phase: "idle" })
  const running = useRef<AbortController>(undefined)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])

  const read = async (file: File, { signal }: AbortController): Promise<void> => {
    // A document that was given up says nothing any more: the next one may be on the page.
    const show = (next: ReadingState) => {
      if (!signal.aborted) setState(next)
    }
    const onStep = (step: Step) => show({ phase: "running", file, step })
    onStep({ name: "uploading", sentBytes: 0, totalBytes: file.size })
    try {
      const reading = await readDocument(await connect(signal), file, onStep, signal)
      show({ phase: "done", file, reading })
    } catch (error) {
      show({ phase: "failed", file, error })
    }
  }

  return {
    state,
    start: (file) => {
      cancel()
      running.current = new AbortController()
      void read(file, running.current)
    },
    cancel: () => {
      cancel()
      if (state.phase === "running") setState({ phase: "cancelled", file: state.file })
    },
  }
}
