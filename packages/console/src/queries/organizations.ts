import type { Organization, OrganizationId } from "@docsift/sdk"
import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"
import { listOptions, MAX_ROWS } from "./pages.ts"

/** The organizations of the deployment, newest first; for admins. */
export const organizationsQuery = listOptions(["listOrganizations"], (query, options) =>
  client.admin.organizations.list(query, options),
)

/** The first thousand organizations by id, for their names and for choices. */
export const organizationsByIdQuery = queryOptions({
  queryKey: ["listOrganizations", "byId"],
  queryFn: async ({ signal }): Promise<ReadonlyMap<OrganizationId, Organization>> => {
    const organizations = await client.admin.organizations.list({ limit: MAX_ROWS }, { signal })
    return new Map(organizations.map((organization) => [organization.id, organization]))
  },
})
