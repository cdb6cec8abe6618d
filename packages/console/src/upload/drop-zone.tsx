import { useEffect, useEffectEvent, useRef, useState } from "react"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import styles from "./drop-zone.module.css"
import { type PickedFiles, readDrop, readInput } from "./picked-files.ts"

interface DropZoneProps {
  readonly title: string
  readonly hint: string
  /** Called with each choice, and with each drop anywhere in the window. */
  readonly onPick: (picked: PickedFiles) => void
  /** Called when a dropped folder cannot be read. */
  readonly onError: (error: unknown) => void
  /** Takes less room, where a list is what the screen is about. */
  readonly isCompact?: boolean
}

/** Renders the place to drop files and folders, and two buttons that do the same. */
export function DropZone({ title, hint, onPick, onError, isCompact = false }: DropZoneProps) {
  const isOver = useDrop(onPick, onError)
  return (
    <div className={styles.zone} data-compact={isCompact || undefined} data-over={isOver || undefined}>
      <span className={styles.icon}>
        <Icon name="upload" size={22} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.actions}>
        <PickButton kind={isCompact ? "secondary" : "primary"} label="Choose files" onPick={onPick} />
        <PickButton kind="secondary" label="Choose a folder" isFolder onPick={onPick} />
      </div>
    </div>
  )
}

interface PickButtonProps {
  readonly kind: "primary" | "secondary"
  readonly label: string
  readonly isFolder?: boolean
  readonly onPick: (picked: PickedFiles) => void
}

/** Renders a button that opens the browser's dialog for files or for a folder. */
function PickButton({ kind, label, isFolder = false, onPick }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind={kind} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={(element) => {
          input.current = element
          // React's types lack the attribute.
          if (element !== null) element.webkitdirectory = isFolder
        }}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          onPick(readInput(event.currentTarget))
          // The same files can then be chosen again.
          event.currentTarget.value = ""
        }}
      />
    </>
  )
}

/**
 * Takes what is dropped anywhere in the window, and returns whether files are held over it. Beside the zone, a browser
 * would leave the page and open the file.
 */
function useDrop(onPick: DropZoneProps["onPick"], onError: DropZoneProps["onError"]): boolean {
  const [isOver, setIsOver] = useState(false)
  const drop = useEffectEvent(async (data: DataTransfer) => {
    try {
      onPick(await readDrop(data))
    } catch (error) {
      onError(error)
    }
  })
  useEffect(() => {
    const controller = new AbortController()
    const listen = (type: "dragover" | "dragleave" | "drop", listener: (event: DragEvent) => void) =>
      addEventListener(type, listener, { signal: controller.signal })
    listen("dragover", (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return
      event.preventDefault()
      // Undoes what keepPageOnDrop does, whose listener is older.
      event.dataTransfer.dropEffect = "copy"
      setIsOver(true)
    })
    listen("dragleave", ({ relatedTarget }) => {
      // Without a related element the pointer has left the window, not just an element.
      if (relatedTarget === null) setIsOver(false)
    })
    listen("drop", (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return
      event.preventDefault()
      setIsOver(false)
      void drop(event.dataTransfer)
    })
    return () => controller.abort()
  }, [])
  return isOver
}
