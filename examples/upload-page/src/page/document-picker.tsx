import { type DragEvent, useState } from "react"

interface DocumentPickerProps {
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
}

// A hint for the file dialog; the server detects the type from the content.
const acceptedTypes = ".pdf,.png,.jpg,.jpeg,.tif,.tiff,.webp,.docx,.xlsx,.csv,.tsv,.txt,.md,.html,.eml"

/** Accepts one document, chosen or dropped. */
export function DocumentPicker({ isBusy, onFile }: DocumentPickerProps) {
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file !== undefined && !isBusy) onFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  const onDragOver = (event: DragEvent) => {
    // Otherwise the browser would navigate to the file.
    event.preventDefault()
    setIsOver(!isBusy)
  }
  return (
    <label
      className={isOver ? "picker over" : "picker"}
      aria-disabled={isBusy}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <strong>Choose a document</strong>
      <span>or drop it here: PDF, image, Word, Excel, CSV, text or e-mail</span>
      <input
        type="file"
        accept={acceptedTypes}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // Otherwise choosing the same file again would not be a change.
          currentTarget.value = ""
        }}
      />
    </label>
  )
}
