import { useRef } from "react"
import { CopyButton } from "../ui/copy-button.tsx"
// oxlint-disable-next-line import/default -- Vite returns the text of the file, which the compiler checks as code.
import source from "./receive-message.ts?raw"
import styles from "./verify-example.module.css"

/** Renders how a receiver verifies messages. */
export function VerifyExample() {
  const code = useRef<HTMLElement>(null)
  return (
    <div className={styles.example}>
      <p>
        Messages are signed by Standard Webhooks 1.0.0, which libraries of many languages verify. A message may arrive
        more than once, with the same <code>webhook-id</code>. With <code>@docsift/sdk</code>:
      </p>
      <pre className={styles.code} tabIndex={0} role="region" aria-label="Example of a receiver">
        <code ref={code}>{source}</code>
      </pre>
      <CopyButton text={source} source={code} what="the example" />
    </div>
  )
}
