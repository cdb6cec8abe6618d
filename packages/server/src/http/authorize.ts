import type { Caller, Role } from "../domain/caller.ts"
import { AppError } from "../domain/errors.ts"

/**
 * Returns when the operation requires no role (`x-required-role` in the document) or the caller has it.
 *
 * @throws {AppError} `forbidden` otherwise.
 */
export function authorize(caller: Caller, requiredRole: Role | undefined): void {
  if (requiredRole === undefined || requiredRole === caller.role) return
  throw new AppError("forbidden", `This operation requires an API key with the ${requiredRole} role.`)
}
