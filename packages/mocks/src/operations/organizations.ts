import type { Operations } from "../operation.ts"
import { notFound } from "../rejection.ts"
import { namedInput, pageQuery, userInput } from "../request-parsers.ts"
import { createApiKey } from "./api-keys.ts"
import { pageOf } from "./page.ts"

/** The operations on organizations and their users. */
export const organizationOperations = {
  "GET /api/v1/admin/organizations": {
    query: pageQuery,
    handle: ({ store, query, url }) => {
      const { items, headers } = pageOf([...store.organizations.values()], query, url, (organization) => organization)
      return { status: 200, json: items, headers }
    },
  },
  "POST /api/v1/admin/organizations": {
    body: namedInput,
    handle: ({ store, body }) => {
      const organization = { id: store.newId("org"), name: body.name, createdAt: store.now() }
      store.organizations.set(organization.id, organization)
      return { status: 200, json: organization }
    },
  },
  "GET /api/v1/admin/users": {
    query: pageQuery,
    handle: ({ store, query, url }) => {
      const { items, headers } = pageOf([...store.users.values()], query, url, (user) => user)
      return { status: 200, json: items, headers }
    },
  },
  "POST /api/v1/admin/users": {
    body: userInput,
    handle: ({ store, body: { organizationId, name, role } }) => {
      if (!store.organizations.has(organizationId)) throw notFound("organization")
      const user = { id: store.newId("usr"), organizationId, name, role, createdAt: store.now() }
      store.users.set(user.id, user)
      return { status: 200, json: user }
    },
  },
  "POST /api/v1/admin/users/{userId}/api-keys": {
    body: namedInput,
    handle: ({ store, params, body }) => {
      if (!store.users.has(params.userId)) throw notFound("user")
      return { status: 200, json: createApiKey(store, params.userId, body.name) }
    },
  },
} satisfies Partial<Operations>
