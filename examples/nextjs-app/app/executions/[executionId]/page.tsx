import { NotFoundError } from "@docsift/sdk"
import Link from "next/link"
import { notFound } from "next/navigation"
import { docsift } from "../../../docsift/client.ts"
import { Refresh } from "./refresh.tsx"
import { Values } from "./values.tsx"

/** The status of an execution, and then its values. A program with users checks here whose execution it is. */
export default async function ExecutionPage({ params }: { readonly params: Promise<{ executionId: string }> }) {
  const { executionId } = await params
  if (!/^exe_[0-9a-f]{12}$/.test(executionId)) notFound()
  const execution = await docsift()
    .executions.get(executionId)
    .catch((error: unknown) => (error instanceof NotFoundError ? notFound() : Promise.reject(error)))
  const isRunning = execution.status === "Queued" || execution.status === "Processing"
  return (
    <>
      <h1>{execution.fileName}</h1>
      <p role="status">{execution.status}</p>
      {isRunning && <Refresh />}
      {execution.status === "Failed" && <p role="alert">{execution.errorMessage}</p>}
      {execution.status === "Completed" && <Values executionId={executionId} data={execution.extractedData} />}
      <Link href="/">Read another document</Link>
    </>
  )
}
