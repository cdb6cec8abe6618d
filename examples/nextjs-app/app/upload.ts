"use server"

import { BadRequestError, PayloadTooLargeError, UnsupportedMediaTypeError } from "@docsift/sdk"
import { redirect } from "next/navigation"
import { docsift, ensureInvoiceWorkflow } from "../docsift/client.ts"

/** Sends the file of the form to Docsift and shows the page of its execution; returns a message if the file is refused. */
export async function upload(_previous: string, form: FormData): Promise<string> {
  const file = form.get("file")
  if (!(file instanceof File) || file.size === 0) return "Choose a file that is not empty."
  let executionId: string
  try {
    const workflow = await ensureInvoiceWorkflow()
    executionId = (await docsift().workflows.execute(workflow, file)).workflowExecutionId
  } catch (error) {
    // What the user can change. Everything else is for the log, and the user sees `error.tsx`.
    if (isOfFile(error)) return error.sentence
    throw error
  }
  // Throws, so that it must not be in the block above.
  return redirect(`/executions/${executionId}`)
}

function isOfFile(error: unknown) {
  return (
    error instanceof PayloadTooLargeError ||
    error instanceof UnsupportedMediaTypeError ||
    error instanceof BadRequestError
  )
}
