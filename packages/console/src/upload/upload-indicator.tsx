import type { UserId } from "@docsift/sdk"
import { Link } from "@tanstack/react-router"
import { useEffect } from "react"
import { Icon } from "../ui/icon.tsx"
import { describeProgress } from "./totals.ts"
import styles from "./upload-indicator.module.css"
import { openUploads, useUploads } from "./uploads.ts"

/** Renders how far the uploads are, with a link to them, on every screen; nothing when none is on its way. */
export function UploadIndicator({ userId }: { readonly userId: UserId }) {
  useEffect(() => openUploads(userId), [userId])
  const text = describeProgress(useUploads())
  if (text === undefined) return null
  return (
    <Link to="/upload" className={styles.indicator}>
      <Icon name="upload" />
      {text}
    </Link>
  )
}
