import { useRef } from "react"
import { saveFile } from "../../save-file.ts"
import { Button } from "../../ui/button.tsx"
import { copyText } from "../../ui/copy-text.ts"
import { useErrorToast, useToast } from "../../ui/toast.tsx"
import styles from "./json-panel.module.css"

/** More characters make the browser slow to lay the text out; the download has all of them. */
const MAX_SHOWN = 300_000

interface JsonPanelProps {
  /** The data of the execution, as the API returns it. */
  readonly data: unknown
  /** The name of the download. */
  readonly fileName: string
}

/** Renders data as JSON, to read, copy and download. */
export function JsonPanel({ data, fileName }: JsonPanelProps) {
  const showToast = useToast()
  const showError = useErrorToast()
  const code = useRef<HTMLElement>(null)
  const text = JSON.stringify(data, null, 2)
  const isCut = text.length > MAX_SHOWN
  const copy = async () => {
    if (await copyText(text, code.current)) showToast("JSON copied.")
    else if (isCut) showError("The browser blocked copying. Download the JSON instead.")
    else showError("The browser blocked copying. The JSON is selected: press Ctrl+C or ⌘C.")
  }
  return (
    <section className={styles.panel} aria-label="JSON">
      <div className={styles.actions}>
        <Button size="small" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          size="small"
          icon="download"
          onClick={() => saveFile(new Blob([text], { type: "application/json" }), fileName)}
        >
          Download
        </Button>
      </div>
      <pre className={styles.code} tabIndex={0} role="region" aria-label="Data as JSON">
        <code ref={code}>{isCut ? text.slice(0, MAX_SHOWN) : text}</code>
      </pre>
      {isCut && (
        <p className={styles.note}>
          Only the first {MAX_SHOWN.toLocaleString("en")} of {text.length.toLocaleString("en")} characters are shown.
          Copy and Download include all of them.
        </p>
      )}
    </section>
  )
}
