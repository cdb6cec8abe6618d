import type { Database } from "../database/database.ts"
import type { Caller } from "../domain/caller.ts"
import { unauthorized } from "../domain/errors.ts"
import type { CallerDescription, ServerDescription } from "../domain/caller-description.ts"
import type { ModelRepository } from "../repositories/models.ts"
import type { OrganizationRepository } from "../repositories/organizations.ts"
import type { UserRepository } from "../repositories/users.ts"

/** The dependencies of a {@link CallerService}. */
export interface CallerServiceDependencies {
  readonly database: Database
  readonly users: UserRepository
  readonly organizations: OrganizationRepository
  readonly models: ModelRepository
  readonly server: Pick<ServerDescription, "version" | "recognition" | "oidc">
}

/** Describes who sends a request, and the server that received it. */
export class CallerService {
  readonly #dependencies: CallerServiceDependencies

  constructor(dependencies: CallerServiceDependencies) {
    this.#dependencies = dependencies
  }

  async describe({ userId, organizationId, keyId, session }: Caller): Promise<CallerDescription> {
    const { database, users, organizations, models, server } = this.#dependencies
    const [user, organization, slots] = await Promise.all([
      users.find(userId, database),
      organizations.find(organizationId, database),
      models.listSlots(),
    ])
    // Neither can be deleted: the rows of the key refer to them.
    if (user === undefined || organization === undefined) throw unauthorized()
    const hasModels = slots.some(({ model }) => model.provider !== "builtin")
    return { user, organization, keyId, session, server: { ...server, hasModels } }
  }
}
