import { useMutation } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { client } from "../client.ts"
import { ErrorNotice } from "../ui/error-notice.tsx"
import { Loading } from "../ui/loading.tsx"
import { DropZone } from "./drop-zone.tsx"
import type { PickedFiles } from "./picked-files.ts"

/** Documents that a workflow is suggested from, at most. */
const MOST_SAMPLES = 5

/** Renders what to do while there is no workflow: documents lead to one that is made from them. */
export function FirstWorkflow() {
  const navigate = useNavigate()
  const send = useMutation({
    mutationFn: ({ files }: PickedFiles) =>
      Promise.all(files.slice(0, MOST_SAMPLES).map(({ file }) => client.files.create(file))),
    onSuccess: (stored) =>
      navigate({ to: "/workflows/new", search: { files: stored.map(({ fileId }) => fileId).join(",") } }),
  })
  const [dropError, setDropError] = useState<unknown>(null)
  const error = send.error ?? dropError
  return (
    <>
      {error !== null && <ErrorNotice error={error} />}
      {send.isPending ? (
        <Loading label="Sending the documents…" />
      ) : (
        <DropZone
          title="Drop one to five documents of the same kind"
          hint="There is no workflow yet. Docsift proposes one from these documents; then you can upload as many as you like."
          onPick={(picked) => picked.files.length > 0 && send.mutate(picked)}
          onError={setDropError}
        />
      )}
    </>
  )
}
