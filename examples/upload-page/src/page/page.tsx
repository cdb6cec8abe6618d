import { useEffect, useRef } from "react"
import { DocumentPicker } from "./document-picker.tsx"
import { explainError } from "./explain-error.ts"
import { ExtractionProgress } from "./extraction-progress.tsx"
import { ExtractionResult } from "./extraction-result.tsx"
import { type ExtractionState, useExtraction } from "./use-extraction.ts"

/** The page: takes a document, shows its progress and then its values. */
export function Page() {
  const { state, start, cancel } = useExtraction()
  return (
    <main>
      <header>
        <h1>Extract an invoice</h1>
        <p>Upload an invoice and get its fields and line items, each with page and confidence.</p>
      </header>
      <DocumentPicker isBusy={state.phase === "running"} onFile={start} />
      {state.phase === "running" && (
        <ExtractionProgress fileName={state.file.name} step={state.step} onCancel={cancel} />
      )}
      <Outcome state={state} />
    </main>
  )
}

/** Shows the outcome of a document, and moves the focus there for keyboards and screen readers. */
function Outcome({ state }: { readonly state: ExtractionState }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [state.phase])
  if (state.phase === "idle" || state.phase === "running") return null
  const title = { done: "Extracted data", failed: "Extraction failed", cancelled: "Cancelled" }[state.phase]
  const explanation = state.phase === "failed" ? explainError(state.error) : undefined
  return (
    <section className={`outcome ${state.phase}`} aria-labelledby="outcome">
      <h2 id="outcome" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="file-name">{state.file.name}</p>
      {state.phase === "done" && <ExtractionResult extraction={state.extraction} />}
      {state.phase === "cancelled" && <p>The upload was discarded.</p>}
      {explanation !== undefined && (
        <>
          <p>{explanation.sentence}</p>
          {explanation.detail !== undefined && <code>{explanation.detail}</code>}
        </>
      )}
    </section>
  )
}
