import { expect, test } from "vitest"
import { mistakesOf } from "../test/config-mistakes.ts"
import { readConfig } from "./config.ts"
import { describeConfig } from "./describe-config.ts"

const given = {
  DOCSIFT_PUBLIC_URL: "https://example.com/ocr/",
  DOCSIFT_OIDC_ISSUER: "https://id.example.com/realms/staff",
  DOCSIFT_OIDC_CLIENT_ID: "docsift",
}

test("an issuer and a client suffice; the callback has the path of the public URL", () => {
  expect(readConfig(given).oidc).toEqual({
    issuer: "https://id.example.com/realms/staff",
    clientId: "docsift",
    clientSecret: undefined,
    scopes: "openid profile email",
    groupsClaim: "groups",
    adminGroup: undefined,
    organizationId: undefined,
    createsUsers: true,
    label: "single sign-on",
    isOnly: false,
    consoleUrl: "https://example.com/ocr/console/",
  })
})

test("every setting is read, and the secret is not printed", () => {
  const config = readConfig({
    ...given,
    DOCSIFT_OIDC_CLIENT_SECRET: "planted",
    DOCSIFT_OIDC_SCOPES: "openid groups",
    DOCSIFT_OIDC_GROUPS_CLAIM: "roles",
    DOCSIFT_OIDC_ADMIN_GROUP: "operators",
    DOCSIFT_OIDC_ORGANIZATION: "org_b18a63f50d2e",
    DOCSIFT_OIDC_AUTO_CREATE: "false",
    DOCSIFT_OIDC_LABEL: "Example ID",
    DOCSIFT_OIDC_ONLY: "true",
  })
  expect(config.oidc).toMatchObject({
    clientSecret: "planted",
    scopes: "openid groups",
    groupsClaim: "roles",
    adminGroup: "operators",
    organizationId: "org_b18a63f50d2e",
    createsUsers: false,
    label: "Example ID",
    isOnly: true,
  })
  expect(describeConfig(config).oidc).toMatchObject({ clientSecret: "(set)" })
  expect(JSON.stringify(describeConfig(config))).not.toContain("planted")
})

test.each([
  [{ DOCSIFT_OIDC_ISSUER: "" }, "DOCSIFT_OIDC_ISSUER: must be set if DOCSIFT_OIDC_CLIENT_ID is set"],
  [
    { DOCSIFT_OIDC_CLIENT_ID: "" },
    "DOCSIFT_OIDC_CLIENT_ID: must be set to the id that the identity provider gave this server",
  ],
  [
    { DOCSIFT_PUBLIC_URL: "" },
    "DOCSIFT_PUBLIC_URL: must be set, because the identity provider sends people back to it",
  ],
  [
    { DOCSIFT_CONSOLE: "off" },
    "DOCSIFT_OIDC_ISSUER: must not be set if DOCSIFT_CONSOLE is off: people sign in at the console",
  ],
  [
    { DOCSIFT_OIDC_ISSUER: "https://user:secret@id.example.com" },
    "DOCSIFT_OIDC_ISSUER: must be the bare address of the issuer; the client's secret goes into DOCSIFT_OIDC_CLIENT_SECRET",
  ],
  [
    { DOCSIFT_OIDC_SCOPES: "profile" },
    'DOCSIFT_OIDC_SCOPES: must contain openid, such as "openid profile email groups"',
  ],
  [
    { DOCSIFT_OIDC_ORGANIZATION: "Accounting" },
    "DOCSIFT_OIDC_ORGANIZATION: must be the id of an organization: org_ followed by 12 lowercase hex digits",
  ],
  [{ DOCSIFT_OIDC_ONLY: "yes" }, "DOCSIFT_OIDC_ONLY: must be true or false"],
])("%o is a mistake", (changes, mistake) => {
  expect(mistakesOf({ ...given, ...changes })).toEqual([mistake])
})
