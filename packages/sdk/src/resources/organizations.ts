import type { Call, ListCall } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { CallOptions } from "../options.ts"
import type { Organization, OrganizationInput } from "../types/organization.ts"
import type { PageQuery } from "../types/page-query.ts"

/** The tenants of the deployment; requires a key of the role `admin`. */
export interface Organizations {
  /**
   * Lists the organizations.
   *
   * @example
   * ```ts
   * for await (const { id, name } of client.admin.organizations.list()) console.log(id, name)
   * ```
   */
  list(query?: PageQuery, options?: CallOptions): ListCall<Organization>
  /**
   * Creates an organization.
   *
   * @example
   * ```ts
   * const { id } = await client.admin.organizations.create({ name: "Accounting" })
   * ```
   */
  create(input: OrganizationInput, options?: CallOptions): Call<Organization>
}

/** Creates the resource on top of a transport. */
export function createOrganizations({ call, list }: Transport): Organizations {
  return {
    list: list("/admin/organizations"),
    create: call("POST /admin/organizations body"),
  }
}
