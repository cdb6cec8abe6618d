import { type RefObject, useState } from "react"
import { Button } from "./button.tsx"
import { copyText } from "./copy-text.ts"
import styles from "./copy-button.module.css"

interface CopyButtonProps {
  readonly text: string
  /** The element that shows the text: its content is selected when the browser refuses to copy. */
  readonly source: RefObject<HTMLElement | null>
  /** What is copied, for screen readers, where several buttons stand on one screen. */
  readonly what?: string
}

/** Renders a button that copies a text, and says beside it whether it did: a toast would lie behind a dialog. */
export function CopyButton({ text, source, what }: CopyButtonProps) {
  const [copied, setCopied] = useState<"yes" | "by hand">()
  const copy = async () => {
    setCopied((await copyText(text, source.current)) ? "yes" : "by hand")
  }
  return (
    <div className={styles.copy}>
      <Button icon="copy" onClick={() => void copy()}>
        Copy {what !== undefined && <span className="visually-hidden">{what}</span>}
      </Button>
      <p role="status">
        {copied === "yes" && "Copied."}
        {copied === "by hand" && "The browser blocked copying. The text is selected: press Ctrl+C or ⌘C."}
      </p>
    </div>
  )
}
