import { authenticateKey, unauthorized } from "../authenticate.ts"
import { setCookieHeader } from "../generated/header-names.ts"
import type { Operations } from "../operation.ts"
import { sessionInput } from "../request-parsers.ts"
import { endSession, isForeignPage, startSession } from "../session-cookie.ts"

/** The operations on the caller and on sessions. */
export const sessionOperations = {
  "GET /api/v1/me": {
    handle: ({ store, caller: { userId, organizationId, keyId, role, session } }) => ({
      status: 200,
      json: {
        user: { id: userId, name: store.users.get(userId)?.name ?? "", role },
        organization: { id: organizationId, name: store.organizations.get(organizationId)?.name ?? "" },
        keyId,
        ...(session === undefined ? {} : { session: { expiresAt: session.expiresAt } }),
        server: {
          version: "1.0.0",
          recognition: true,
          oidc: false,
          hasModels: Object.values(store.slots).some((id) => store.models.get(id)?.provider !== "builtin"),
        },
      },
    }),
  },
  "POST /api/v1/sessions": {
    body: sessionInput,
    handle: ({ store, body, request }) => {
      if (isForeignPage(request)) throw unauthorized()
      const { session, cookie } = startSession(store, authenticateKey(store, body.apiKey).keyId)
      return { status: 200, json: { expiresAt: session.expiresAt }, headers: { [setCookieHeader]: cookie } }
    },
  },
  "DELETE /api/v1/sessions/current": {
    handle: ({ store, caller: { session } }) => ({
      status: 200,
      json: { message: "You are signed out." },
      ...(session === undefined ? {} : { headers: { [setCookieHeader]: endSession(store, session) } }),
    }),
  },
} satisfies Partial<Operations>
