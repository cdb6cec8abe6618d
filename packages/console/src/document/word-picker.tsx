import type { FileId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from "react"
import { pageWordsQuery } from "../queries/files.ts"
import { Button } from "../ui/button.tsx"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { TextField } from "../ui/field.tsx"
import { Loading } from "../ui/loading.tsx"
import { Modal } from "../ui/modal.tsx"
import type { PickedPlace } from "./mark.ts"
import { findPhrases, type Phrase, textOf, unionOf } from "./word-choice.ts"
import styles from "./word-picker.module.css"

/** Choices that are listed; a person who sees none that fits types a word. */
const MAX_LISTED = 200

interface WordPickerProps {
  readonly fileId: FileId
  readonly page: number
  readonly onPick: (place: PickedPlace) => void
  readonly onClose: () => void
}

/** Renders a dialog with the words of a page, to pick a place without a mouse. */
export function WordPicker({ fileId, page, onPick, onClose }: WordPickerProps) {
  const content = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const [query, setQuery] = useState("")
  const wanted = useDeferredValue(query)
  const { data, error, refetch } = useQuery(pageWordsQuery(fileId, page))
  const phrases = useMemo(() => findPhrases(data?.words ?? [], wanted), [data, wanted])
  // A modal focuses its first control, which is the button that closes it.
  useLayoutEffect(() => content.current?.querySelector("input")?.focus(), [])
  return (
    <Modal titleId={titleId} size="tall" onClose={onClose}>
      <div ref={content} className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>Words of page {page}</h2>
          <Button kind="quiet" size="small" icon="close" label="Close" onClick={onClose} />
        </div>
        <TextField
          className={styles.search}
          label="Find words"
          type="search"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        {data === undefined ? (
          <div className={styles.state}>
            {error === null ? (
              <Loading label="Reading the words…" />
            ) : (
              <ErrorNotice error={error} onRetry={() => void refetch()} />
            )}
          </div>
        ) : (
          <>
            <p className={styles.count} role="status">
              {sentenceFor(data.words.length, phrases.length)}
            </p>
            <ul className={styles.list}>
              {phrases.slice(0, MAX_LISTED).map((phrase, index) => (
                <li key={index}>
                  <PhraseButton phrase={phrase} onClick={() => onPick(placeOf(page, phrase))} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  )
}

function PhraseButton({ phrase, onClick }: { readonly phrase: Phrase; readonly onClick: () => void }) {
  const { words, before, after } = phrase
  const [{ cell }] = words
  return (
    <button type="button" className={styles.phrase} onClick={onClick}>
      {cell !== undefined && <span className={styles.cell}>{cell} </span>}
      {before !== "" && <span className={styles.context}>{before} </span>}
      <span>{textOf(words)}</span>
      {after !== "" && <span className={styles.context}> {after}</span>}
    </button>
  )
}

/** A value lies in one cell, or in one box around its words. */
function placeOf(page: number, { words }: Phrase): PickedPlace {
  const [{ cell, box }, ...others] = words
  return cell === undefined ? { page, box: unionOf([box, ...others.map(({ box }) => box)]) } : { page, cell }
}

function sentenceFor(wordCount: number, found: number): string {
  if (wordCount === 0) return "There is no text on this page."
  if (found === 0) return "Nothing on this page matches."
  if (found > MAX_LISTED)
    return `The first ${MAX_LISTED} of ${found.toLocaleString("en")}. Type a word to find the others.`
  return found === 1 ? "1 place" : `${found} places`
}
