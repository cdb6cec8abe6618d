import type { FileId } from "@docsift/sdk"
import { type DragEvent, useRef, useState } from "react"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { Notice } from "../ui/notice.tsx"
import styles from "./sample-drop.module.css"
import { MAX_SAMPLES, type SampleUpload, useSampleUploads } from "./use-sample-uploads.ts"

/** Renders the place to drop samples on, and their way to the server. */
export function SampleDrop({ onStored }: { readonly onStored: (fileIds: readonly FileId[]) => void }) {
  const { uploads, start, clear } = useSampleUploads(onStored)
  const [isOver, setIsOver] = useState(false)
  const [tooMany, setTooMany] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])]
    setTooMany(files.length > MAX_SAMPLES ? files.length : 0)
    if (files.length > 0 && files.length <= MAX_SAMPLES) start(files)
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      choose(event.dataTransfer.files)
    },
  }
  return (
    <div className={styles.drop} data-over={isOver || undefined} {...drop}>
      {uploads.length === 0 ? (
        <>
          <span className={styles.icon}>
            <Icon name="upload" size={22} />
          </span>
          <h2 className={styles.title}>Drop a document here</h2>
          <p className={styles.text}>
            An invoice, an order, a form: PDF, image, Word, Excel or e-mail. Docsift proposes the fields and tables that
            it finds. With up to {MAX_SAMPLES} documents of the same kind, it keeps what is printed on at least half of
            them.
          </p>
          {tooMany > 0 && (
            <Notice kind="danger">
              You chose {tooMany} files. Choose up to {MAX_SAMPLES} samples; the workflow can run on any number later.
            </Notice>
          )}
          <Button kind="primary" icon="file" onClick={() => input.current?.click()}>
            Choose files
          </Button>
        </>
      ) : (
        <UploadList uploads={uploads} onClear={clear} />
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Samples"
        onChange={({ target }) => {
          choose(target.files)
          target.value = ""
        }}
      />
    </div>
  )
}

function UploadList({ uploads, onClear }: { readonly uploads: readonly SampleUpload[]; readonly onClear: () => void }) {
  return (
    <>
      <ul className={styles.uploads}>
        {uploads.map(({ id, fileName, sizeBytes, sentBytes, error }) => (
          <li key={id} className={styles.upload}>
            <span className={styles.fileName}>{fileName}</span>
            {error === undefined ? (
              <progress aria-label={`Upload of ${fileName}`} max={Math.max(1, sizeBytes)} value={sentBytes} />
            ) : (
              <span className={styles.error} role="alert">
                {error}
              </span>
            )}
          </li>
        ))}
      </ul>
      {uploads.some(({ error }) => error !== undefined) && <Button onClick={onClear}>Choose other files</Button>}
    </>
  )
}
