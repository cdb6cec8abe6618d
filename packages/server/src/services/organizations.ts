import type { Caller } from "../domain/caller.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import type { PageOf, PageRequest } from "../domain/page.ts"
import type { Organization } from "../domain/records.ts"

/** Keeps the tenants of the deployment. */
export class OrganizationService {
  async list(_page: PageRequest): Promise<PageOf<Organization>> {
    throw new Error("not built")
  }
  async create(_caller: Caller, _input: { name: string }, _idempotency: Idempotency): Promise<Outcome<Organization>> {
    throw new Error("not built")
  }
}
