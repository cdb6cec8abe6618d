import type { Caller } from "../domain/caller.ts"
import { toPage } from "../domain/cursor.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { jsonBytesOf, type PageOf, type PageRequest } from "../domain/page.ts"
import type { Organization } from "../domain/organization.ts"
import { readName } from "../domain/text.ts"
import { maxNameLength } from "../generated/limits.ts"
import type { OrganizationRepository } from "../repositories/organizations.ts"
import type { IdempotencyService } from "./idempotency.ts"

/** Manages the tenants of the deployment. */
export class OrganizationService {
  readonly #organizations: OrganizationRepository
  readonly #idempotency: IdempotencyService

  constructor(organizations: OrganizationRepository, idempotency: IdempotencyService) {
    this.#organizations = organizations
    this.#idempotency = idempotency
  }

  async list(page: PageRequest): Promise<PageOf<Organization>> {
    return toPage(await this.#organizations.list(page), page, ({ name }) => jsonBytesOf(name))
  }

  async create<R = Organization>(
    caller: Caller,
    input: { name: string },
    idempotency: Idempotency<Organization, R>,
  ): Promise<Outcome<R>> {
    const name = readName(input.name, "name", maxNameLength)
    return this.#idempotency.runAudited(
      caller,
      "createOrganization",
      idempotency,
      { name },
      (transaction) => this.#organizations.insert(name, transaction),
      ({ id }) => id,
    )
  }
}
