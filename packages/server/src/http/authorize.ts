import type { Caller, Role } from "../domain/caller.ts"
import { AppError } from "../domain/errors.ts"

/**
 * Lets a caller pass when the operation needs no role (`x-required-role` of the document) or the caller has it.
 *
 * @throws {AppError} `forbidden` otherwise.
 */
export function authorize(caller: Caller, requiredRole: Role | undefined): void {
  if (requiredRole === undefined || requiredRole === caller.role) return
  throw new AppError("forbidden", `This operation needs an API key with the ${requiredRole} role.`)
}
