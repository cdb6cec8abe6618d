import { Client } from "@docsift/sdk"
import type { Deployment } from "./deployment.ts"

/** A user with the role `member` in an organization of its own. */
export interface Member {
  readonly key: string
  readonly organizationId: string
  /** Without retries, so that rejections are seen. */
  readonly client: Client
}

/** Creates an organization with one member. */
export async function createMember(deployment: Deployment, name: string): Promise<Member> {
  const { admin } = deployment.client()
  const organization = await admin.organizations.create({ name })
  const user = await admin.users.create({ organizationId: organization.id, name, role: "member" })
  const { key } = await admin.users.createApiKey(user.id, { name })
  const organizationId = organization.id
  return {
    key,
    organizationId,
    client: new Client({ apiKey: key, baseUrl: deployment.serves[0]?.url ?? "", maxRetries: 0 }),
  }
}
