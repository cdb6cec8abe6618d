"use client"

import { useActionState } from "react"
import { upload } from "./upload.ts"

/** The form of a document, with the reason if the last one was refused. */
export function UploadForm() {
  const [message, submit, isPending] = useActionState(upload, "")
  return (
    <form action={submit}>
      <p>
        <label>
          Document <input type="file" name="file" required />
        </label>
      </p>
      <button disabled={isPending}>{isPending ? "Uploading …" : "Read"}</button>
      {message !== "" && <p role="alert">{message}</p>}
    </form>
  )
}
