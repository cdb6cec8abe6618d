import type { Call, ListCall } from "../call.ts"
import type { CallOptions } from "../options.ts"
import type { Transport } from "../transport.ts"
import type { PageQuery } from "../types/page-query.ts"
import type { Organization, OrganizationInput } from "../types/organization.ts"

/** Manages the tenants of the deployment; needs a key of the role `admin`. */
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
   * Makes an organization.
   *
   * @example
   * ```ts
   * const { id } = await client.admin.organizations.create({ name: "Accounting" })
   * ```
   */
  create(input: OrganizationInput, options?: CallOptions): Call<Organization>
}

/** Makes the resource over a transport. */
export function createOrganizations({ api, call, list }: Transport): Organizations {
  return {
    list: (query, options) =>
      list(options, query?.cursor, async (init, cursor) =>
        api.GET("/api/v1/admin/organizations", { ...init, params: { query: { ...query, cursor } } }),
      ),
    create: (input, options) =>
      call(options, async (init) => api.POST("/api/v1/admin/organizations", { ...init, body: input })),
  }
}
