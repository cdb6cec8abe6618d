import { DocsiftError, ExecutionFailedError } from "@docsift/sdk"

/**
 * Returns why a file failed.
 *
 * @throws the error itself when it is caused by neither the file nor the server
 */
export function failureReason(error: unknown): string {
  if (error instanceof ExecutionFailedError) return error.execution.errorMessage
  if (error instanceof DocsiftError) return error.sentence
  // The errors of the file system name the system call.
  if (error instanceof Error && "syscall" in error) return error.message
  throw error
}
