import { useEffect, useRef } from "react"
import { DocumentPicker } from "./document-picker.tsx"
import { explainError } from "./explain-error.ts"
import { ReadingProgress } from "./reading-progress.tsx"
import { ReadingResult } from "./reading-result.tsx"
import { type ReadingState, useReading } from "./use-reading.ts"

/** The whole page: a document goes in, its progress and then its values come out. */
export function Page() {
  const { state, start, cancel } = useReading()
  return (
    <main>
      <header>
        <h1>Read an invoice</h1>
        <p>Upload one, and get its fields and line items with the page they stand on.</p>
      </header>
      <DocumentPicker isBusy={state.phase === "running"} onFile={start} />
      {state.phase === "running" && <ReadingProgress fileName={state.file.name} step={state.step} onCancel={cancel} />}
      <Outcome state={state} />
    </main>
  )
}

/** Shows how a document ended; the focus goes there, so that keyboards and screen readers arrive with it. */
function Outcome({ state }: { readonly state: ReadingState }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [state.phase])
  if (state.phase === "idle" || state.phase === "running") return null
  const title = { done: "What was read", failed: "That did not work", cancelled: "Cancelled" }[state.phase]
  const explanation = state.phase === "failed" ? explainError(state.error) : undefined
  return (
    <section className={`outcome ${state.phase}`} aria-labelledby="outcome">
      <h2 id="outcome" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="file-name">{state.file.name}</p>
      {state.phase === "done" && <ReadingResult reading={state.reading} />}
      {state.phase === "cancelled" && <p>Nothing is kept of this upload on the page.</p>}
      {explanation !== undefined && (
        <>
          <p>{explanation.sentence}</p>
          {explanation.detail !== undefined && <code>{explanation.detail}</code>}
        </>
      )}
    </section>
  )
}
