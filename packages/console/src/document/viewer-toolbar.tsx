import type { FileId } from "@docsift/sdk"
import { useState } from "react"
import { Button } from "../ui/button.tsx"
import type { PickedPlace } from "./mark.ts"
import type { ViewerKeys } from "./use-viewer-keys.ts"
import styles from "./viewer-toolbar.module.css"
import { WordPicker } from "./word-picker.tsx"
import { FIT_WIDTH } from "./zoom.ts"

interface ViewerToolbarProps extends ViewerKeys {
  readonly fileId: FileId
  readonly zoom: number
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
  readonly onPick: ((place: PickedPlace) => void) | undefined
}

/** Renders the controls of the pages: which one, how large, and the list of words while a place is picked. */
export function ViewerToolbar(props: ViewerToolbarProps) {
  const { fileId, zoom, page, pageCount, onPage, onPick } = props
  return (
    <>
      <div className={styles.toolbar} role="group" aria-label="View">
        {pageCount === 1 ? (
          <p className={styles.page}>1 page</p>
        ) : (
          <div className={styles.group}>
            <Button kind="quiet" size="small" icon="up" label="Previous page ([)" onClick={props.onPreviousPage} />
            <Button kind="quiet" size="small" icon="down" label="Next page (])" onClick={props.onNextPage} />
            <PageField page={page} pageCount={pageCount} onPage={onPage} />
          </div>
        )}
        <div className={styles.group} data-side="end">
          <Button kind="quiet" size="small" icon="zoom-out" label="Zoom out (-)" onClick={props.onZoomOut} />
          <Button kind="quiet" size="small" className={styles.zoom} title="Fit the width (0)" onClick={props.onFit}>
            {zoom === FIT_WIDTH ? "Fit width" : `${Math.round(zoom * 100)}%`}
          </Button>
          <Button kind="quiet" size="small" icon="zoom-in" label="Zoom in (+)" onClick={props.onZoomIn} />
        </div>
      </div>
      {onPick !== undefined && (
        <PickingBar fileId={fileId} page={page} onPick={onPick}>
          Click a word, drag across several, or draw a box.
        </PickingBar>
      )}
    </>
  )
}

interface PickingBarProps {
  readonly fileId: FileId
  readonly page: number
  readonly onPick: (place: PickedPlace) => void
  /** How a place is picked with a mouse. */
  readonly children: string
}

/** Renders how a place is picked, and the way to do it without a mouse. */
export function PickingBar({ fileId, page, onPick, children }: PickingBarProps) {
  const [isListed, setIsListed] = useState(false)
  return (
    <div className={styles.picking}>
      <p>{children}</p>
      <Button size="small" icon="search" onClick={() => setIsListed(true)}>
        Choose from a list of words
      </Button>
      {isListed && (
        <WordPicker
          fileId={fileId}
          page={page}
          onClose={() => setIsListed(false)}
          onPick={(place) => {
            setIsListed(false)
            onPick(place)
          }}
        />
      )}
    </div>
  )
}

function PageField({ page, pageCount, onPage }: Pick<ViewerToolbarProps, "page" | "pageCount" | "onPage">) {
  const [typed, setTyped] = useState<string>()
  const open = () => {
    const number = Math.trunc(Number(typed))
    if (typed !== undefined && number >= 1 && number <= pageCount) onPage(number)
    setTyped(undefined)
  }
  return (
    <label className={styles.page}>
      <span>Page</span>
      <input
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        size={String(pageCount).length}
        value={typed ?? String(page)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === "Enter") open()
          if (key === "Escape") setTyped(undefined)
        }}
        onBlur={open}
      />
      <span>of {pageCount}</span>
    </label>
  )
}
