import { z } from "zod"
import { type OrganizationId, isId } from "./domain/ids.ts"

/** The configured identity provider (OpenID Connect). */
export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  /** Undefined for a public client, which proves itself by PKCE alone. */
  readonly clientSecret: string | undefined
  readonly scopes: string
  /** The claim with the groups of a person. */
  readonly groupsClaim: string
  /** The group whose people are admins; undefined: the provider decides no role. */
  readonly adminGroup: string | undefined
  /** The organization of new users. @default the oldest */
  readonly organizationId: OrganizationId | undefined
  /** Whether a person who is new gets a user. */
  readonly createsUsers: boolean
  /** The provider's name on the button. */
  readonly label: string
  /** Whether the sign-in screen hides the form for keys. */
  readonly isOnly: boolean
  /** The address of the console, with a slash at its end. */
  readonly consoleUrl: string
}

/** Returns the address to which the provider sends people back. */
export function callbackUrlOf({ consoleUrl }: Pick<OidcConfig, "consoleUrl">): string {
  return `${consoleUrl}sign-in/callback`
}

const trueOrFalse = z.enum(["true", "false"], "must be true or false").transform((text) => text === "true")

const issuer = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://id.example.com/realms/staff", abort: true })
  .refine((text) => {
    const { username, password, search, hash } = new URL(text)
    return `${username}${password}${search}${hash}` === ""
  }, "must be the bare address of the issuer; the client's secret goes into DOCSIFT_OIDC_CLIENT_SECRET")

/** The schema of the settings of the identity provider. */
export const oidcSettings = z.object({
  DOCSIFT_OIDC_ISSUER: issuer.optional(),
  DOCSIFT_OIDC_CLIENT_ID: z.string().optional(),
  DOCSIFT_OIDC_CLIENT_SECRET: z.string().optional(),
  DOCSIFT_OIDC_SCOPES: z
    .string()
    // Without it, the provider returns no ID token (OpenID Connect Core section 3.1.2.1).
    .refine((text) => text.split(" ").includes("openid"), 'must contain openid, such as "openid profile email groups"')
    .default("openid profile email"),
  DOCSIFT_OIDC_GROUPS_CLAIM: z.string().default("groups"),
  DOCSIFT_OIDC_ADMIN_GROUP: z.string().optional(),
  DOCSIFT_OIDC_ORGANIZATION: z
    .string()
    // Named, because the declaration file cannot name the brand of an id.
    .transform((text, context): OrganizationId => {
      if (isId("org", text)) return text
      context.addIssue("must be the id of an organization: org_ followed by 12 lowercase hex digits")
      return z.NEVER
    })
    .optional(),
  DOCSIFT_OIDC_AUTO_CREATE: trueOrFalse.default(true),
  DOCSIFT_OIDC_LABEL: z.string().max(60, "must have at most 60 characters").default("single sign-on"),
  DOCSIFT_OIDC_ONLY: trueOrFalse.default(false),
})

type Given = Readonly<Record<string, unknown>>

/** Lists mistakes in the combination of the settings, with which no person could sign in. */
export function findOidcMistakes(given: Given): string[] {
  const names = Object.keys(oidcSettings.shape).filter((name) => name in given)
  if (names.length === 0) return []
  if (given.DOCSIFT_OIDC_ISSUER === undefined) {
    return [`DOCSIFT_OIDC_ISSUER: must be set if ${names.join(" or ")} is set`]
  }
  const mistakes: string[] = []
  if (given.DOCSIFT_OIDC_CLIENT_ID === undefined) {
    mistakes.push("DOCSIFT_OIDC_CLIENT_ID: must be set to the id that the identity provider gave this server")
  }
  if (given.DOCSIFT_PUBLIC_URL === undefined) {
    mistakes.push("DOCSIFT_PUBLIC_URL: must be set, because the identity provider sends people back to it")
  }
  if (given.DOCSIFT_CONSOLE === "off") {
    mistakes.push("DOCSIFT_OIDC_ISSUER: must not be set if DOCSIFT_CONSOLE is off: people sign in at the console")
  }
  return mistakes
}

/** Returns the configured identity provider; undefined without one. */
export function toOidc(
  values: z.infer<typeof oidcSettings> & { readonly DOCSIFT_PUBLIC_URL?: string | undefined },
): OidcConfig | undefined {
  const { DOCSIFT_OIDC_ISSUER: address, DOCSIFT_OIDC_CLIENT_ID: clientId, DOCSIFT_PUBLIC_URL: publicUrl } = values
  if (address === undefined || clientId === undefined || publicUrl === undefined) return undefined
  return {
    issuer: address,
    clientId,
    clientSecret: values.DOCSIFT_OIDC_CLIENT_SECRET,
    scopes: values.DOCSIFT_OIDC_SCOPES,
    groupsClaim: values.DOCSIFT_OIDC_GROUPS_CLAIM,
    adminGroup: values.DOCSIFT_OIDC_ADMIN_GROUP,
    organizationId: values.DOCSIFT_OIDC_ORGANIZATION,
    createsUsers: values.DOCSIFT_OIDC_AUTO_CREATE,
    label: values.DOCSIFT_OIDC_LABEL,
    isOnly: values.DOCSIFT_OIDC_ONLY,
    consoleUrl: `${publicUrl}/console/`,
  }
}
