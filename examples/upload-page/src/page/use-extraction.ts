import { useEffect, useRef, useState } from "react"
import { connect } from "./connect.ts"
import { extractDocument, type Extraction, type Step } from "./extract-document.ts"

/** The state of the page. */
export type ExtractionState =
  | { readonly phase: "idle" }
  | { readonly phase: "running"; readonly file: File; readonly step: Step }
  | { readonly phase: "done"; readonly file: File; readonly extraction: Extraction }
  | { readonly phase: "failed"; readonly file: File; readonly error: unknown }
  | { readonly phase: "cancelled"; readonly file: File }

/** Processes one document at a time: a new document, or leaving the page, cancels the previous one. */
export function useExtraction(): {
  readonly state: ExtractionState
  readonly start: (file: File) => void
  readonly cancel: () => void
} {
  const [state, setState] = useState<ExtractionState>({ phase: "idle" })
  const running = useRef<AbortController>(undefined)
  const cancel = () => running.current?.abort()
  useEffect(() => cancel, [])

  const run = async (file: File, { signal }: AbortController): Promise<void> => {
    // A cancelled document must not update the page, which may already show the next one.
    const show = (next: ExtractionState) => {
      if (!signal.aborted) setState(next)
    }
    const onStep = (step: Step) => show({ phase: "running", file, step })
    onStep({ name: "uploading", sentBytes: 0, totalBytes: file.size })
    try {
      const extraction = await extractDocument(await connect(signal), file, onStep, signal)
      show({ phase: "done", file, extraction })
    } catch (error) {
      show({ phase: "failed", file, error })
    }
  }

  return {
    state,
    start: (file) => {
      cancel()
      running.current = new AbortController()
      void run(file, running.current)
    },
    cancel: () => {
      cancel()
      if (state.phase === "running") setState({ phase: "cancelled", file: state.file })
    },
  }
}
