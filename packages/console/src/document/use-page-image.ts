import type { FileId } from "@docsift/sdk"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { imageWidths, pageImageQuery } from "../queries/files.ts"

/** An image may be enlarged by a tenth before a wider one is loaded: the difference is invisible, and it saves half a megabyte. */
const TOLERANCE = 1.1

/** Returns the width in pixels to load for a page that is shown with `pixels` of the device. */
export function imageWidthFor(pixels: number): (typeof imageWidths)[number] {
  return imageWidths.find((width) => pixels <= width * TOLERANCE) ?? 2400
}

/**
 * Loads the image of a page, and returns its `blob:` URL.
 *
 * While a wider image is loaded after zooming, the one before stays; it is decoded before it is shown, so that no page
 * flickers. URLs are revoked as soon as they are no longer shown.
 */
export function usePageImage(fileId: FileId, page: number, width: (typeof imageWidths)[number], isWanted: boolean) {
  const { data, error, refetch } = useQuery({ ...pageImageQuery(fileId, page, width), enabled: isWanted })
  const [url, setUrl] = useState<string>()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (data === undefined) return undefined
    const next = URL.createObjectURL(data)
    let isOver = false
    const show = () => {
      if (isOver) return
      if (shown.current !== undefined) URL.revokeObjectURL(shown.current)
      shown.current = next
      setUrl(next)
    }
    const image = new Image()
    image.src = next
    // What cannot be decoded is shown as the browser shows it.
    image.decode().then(show, show)
    return () => {
      isOver = true
      if (shown.current !== next) URL.revokeObjectURL(next)
    }
  }, [data])
  useEffect(
    () => () => {
      if (shown.current !== undefined) URL.revokeObjectURL(shown.current)
      shown.current = undefined
    },
    [],
  )
  // A coarse image is better than a sentence about a finer one.
  return { url, error: url === undefined ? error : null, retry: () => void refetch() }
}
