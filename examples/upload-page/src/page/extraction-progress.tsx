import type { Step } from "./extract-document.ts"

interface ExtractionProgressProps {
  readonly fileName: string
  readonly step: Step
  readonly onCancel: () => void
}

const steps = ["Uploading", "Queued", "Processing"] as const

/** Shows the progress of a document, with a button to cancel. */
export function ExtractionProgress({ fileName, step, onCancel }: ExtractionProgressProps) {
  const isUploading = step.name === "uploading"
  const current = isUploading ? "Uploading" : step.status
  const percent = isUploading ? Math.floor((100 * step.sentBytes) / Math.max(1, step.totalBytes)) : 100
  const sentence = isUploading ? `${percent} % uploaded` : sentenceByStatus[step.status]
  const position = steps.findIndex((each) => each === current)
  return (
    <section className="running" aria-label="Progress">
      <p className="file-name">{fileName}</p>
      <progress value={isUploading ? percent : undefined} max={100} aria-label={sentence} />
      <ol className="steps">
        {steps.map((each, index) => (
          <li
            key={each}
            aria-current={each === current ? "step" : undefined}
            data-past={index < position || position < 0}
          >
            {each}
          </li>
        ))}
      </ol>
      <p role="status">{sentence}</p>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </section>
  )
}

const sentenceByStatus = {
  Queued: "Waiting in the queue",
  Processing: "Extracting the data",
  Completed: "Loading the values",
  Failed: "Extraction failed",
} as const
