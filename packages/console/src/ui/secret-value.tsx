import { useRef } from "react"
import { CopyButton } from "./copy-button.tsx"
import { TextArea } from "./field.tsx"
import styles from "./secret-value.module.css"

/** Renders a secret that is shown once, selected, to be copied. */
export function SecretValue({ label, value }: { readonly label: string; readonly value: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={styles.secret}>
      <TextArea
        ref={field}
        className={styles.value}
        label={label}
        rows={2}
        spellCheck={false}
        readOnly
        autoFocus
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyButton text={value} source={field} />
    </div>
  )
}
