import { execFileSync, spawn } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, onTestFinished, test } from "vitest"
import { parse } from "yaml"
import { z } from "zod"
import { findFreePort } from "@docsift/testing/free-port"
import { deployFolder, list, read } from "./folder.ts"
import { type Manifest, parseManifests } from "./manifests.ts"
import { hasTools, tool } from "./tools.ts"

/* deploy/ checked by the tools themselves: kustomize, docker compose, shellcheck and Caddy, as packaged by Debian. */

const limitMs = 60_000
const run = (name: Parameters<typeof tool>[0], args: readonly string[], cwd = deployFolder) =>
  execFileSync(tool(name), args, { cwd, encoding: "utf8", timeout: limitMs, stdio: "pipe" })

/** Copies the tracked files of `deploy/` to a folder of its own. */
function copyDeploy(): string {
  const folder = mkdtempSync(join(tmpdir(), "docsift-deploy-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of list()) cpSync(join(deployFolder, path), join(folder, path))
  return folder
}

const image = `registry.example.com/docsift@sha256:${"0123456789abcdef".repeat(4)}`

/** A copy of the example to fill in. */
class Site {
  readonly folder = join(copyDeploy(), "kubernetes/site")

  constructor() {
    cpSync(join(this.folder, "../example"), this.folder, { recursive: true })
  }

  build = (part = "."): Manifest[] => parseManifests(run("kustomize", ["build", part], this.folder))
  change(path: string, change: (text: string) => string): void {
    const file = join(this.folder, path)
    writeFileSync(file, change(readFileSync(file, "utf8")))
  }
  fillSettings = () =>
    this.change("kustomization.yaml", (text) =>
      text.replaceAll(/- (DOCSIFT_PUBLIC_URL|DOCSIFT_S3_ENDPOINT)$/gm, "- $1=https://docsift.example.com"),
    )
  fillSecrets(): void {
    const generators = z.object({ secretGenerator: z.array(z.object({ files: z.array(z.string()) })) })
    for (const part of [".", "migrate"]) {
      mkdirSync(join(this.folder, part, "secrets"))
      const { secretGenerator } = generators.parse(parse(read(`kubernetes/example/${part}/kustomization.yaml`)))
      for (const file of secretGenerator.flatMap(({ files }) => files))
        writeFileSync(join(this.folder, part, file), "x")
    }
  }
  setImage = () => run("kustomize", ["edit", "set", "image", `docsift=${image}`], join(this.folder, "image"))
}

const nameOf = (objects: readonly Manifest[], kind: string) =>
  objects.filter((object) => object.kind === kind).map(({ metadata }) => metadata.name)

/** Starts Caddy and waits until it responds at an address. */
async function startCaddy(config: string, env: Readonly<Record<string, string>>, origin: string) {
  const caddy = spawn(tool("caddy"), ["run", "--config", config, "--adapter", "caddyfile"], { env, stdio: "ignore" })
  onTestFinished(() => void caddy.kill("SIGKILL"))
  const ask = (path: string, method = "GET") =>
    fetch(`${origin}${path}`, { method, signal: AbortSignal.timeout(limitMs) })
  const deadline = Date.now() + limitMs / 2
  while (Date.now() < deadline && !(await ask("/").then(Boolean, () => false))) await sleep(50)
  return ask
}

describe.skipIf(!hasTools())("deploy/", () => {
  test("kustomize builds the example only with settings, secrets and image, and names a missing one", () => {
    const site = new Site()
    expect(() => site.build()).toThrow(/invalid literal source DOCSIFT_PUBLIC_URL/)
    site.fillSettings()
    expect(() => site.build()).toThrow(/secrets\/database-url' : .*no such file/)
    expect(() => site.build("migrate")).toThrow(/secrets\/database-owner-url' : .*no such file/)
    site.fillSecrets()
    expect(() => site.build()).toThrow(/site\/image': kustomization.yaml is empty/)
    expect(() => site.build("migrate")).toThrow(/site\/image': kustomization.yaml is empty/)
    site.setImage()
    expect(nameOf(site.build(), "Deployment")).toEqual(["docsift-serve", "docsift-work"])
    expect(nameOf(site.build("migrate"), "Job")).toEqual(["docsift-migrate"])
  })

  test("a filled copy runs one image by its digest everywhere, and a changed setting or secret replaces the pods", () => {
    const site = new Site()
    site.fillSettings()
    site.fillSecrets()
    site.setImage()
    const before = site.build()
    const images = [...before, ...site.build("migrate")].flatMap(
      (object) => JSON.stringify(object).match(/"image":"[^"]*"/g) ?? [],
    )
    expect(images).toEqual(Array.from({ length: 3 }, () => `"image":"${image}"`))
    const [settings] = nameOf(before, "ConfigMap")
    const [secret] = nameOf(before, "Secret")
    expect(JSON.stringify(before.filter(({ kind }) => kind === "Deployment"))).toContain(`"name":"${settings}"`)
    site.change("kustomization.yaml", (text) => text.replaceAll("docsift.example.com", "other.example.com"))
    writeFileSync(join(site.folder, "secrets/admin-key"), "y")
    const after = site.build()
    expect(nameOf(after, "ConfigMap")).not.toEqual([settings])
    expect(nameOf(after, "Secret")).not.toEqual([secret])
  })

  test("every component can be added, and an autoscaled Deployment has no number of its own", () => {
    const site = new Site()
    site.fillSettings()
    site.fillSecrets()
    site.setImage()
    site.change("kustomization.yaml", (text) => text.replaceAll("# - ../components", "- ../components"))
    const objects = site.build()
    expect(objects.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["HorizontalPodAutoscaler", "ScaledObject", "PodMonitor"]),
    )
    expect(nameOf(objects, "NetworkPolicy")).toEqual(
      expect.arrayContaining(["docsift-minio", "docsift-ollama", "docsift-vllm"]),
    )
    for (const { kind, spec } of objects) if (kind === "Deployment") expect(spec).not.toHaveProperty("replicas")
  })

  test("docker compose accepts compose.yaml with the example's settings", () => {
    const folder = copyDeploy()
    cpSync(join(folder, "example.env"), join(folder, ".env"))
    const check = () => run("docker-compose", ["--profile", "backup", "config", "--quiet"], folder)
    expect(check()).toBe("")
    const path = join(folder, "compose.yaml")
    writeFileSync(path, readFileSync(path, "utf8").replace("networks: [database]", "networks: [databases]"))
    expect(check).toThrow(/undefined network databases/)
  })

  test("shellcheck finds nothing in the scripts", () => {
    const scripts = list().filter((path) => path.endsWith(".sh"))
    expect(scripts.length).toBeGreaterThan(4)
    expect(run("shellcheck", scripts)).toBe("")
  })

  test("the gateway of the store forwards requests unchanged, with the signed host", async () => {
    const folder = copyDeploy()
    const socket = join(folder, "s3.sock")
    const headers: unknown[] = []
    const store = createServer((request, response) => {
      headers.push(request.headers)
      response.end(`${request.method} ${request.headers.host} ${request.url}`)
    })
    await new Promise<void>((resolve) => store.listen(socket, resolve))
    onTestFinished(() => void store.close())
    const port = await findFreePort()
    const config = join(folder, "seaweedfs/Caddyfile")
    const text = readFileSync(config, "utf8").replace("unix//run/seaweedfs/s3.sock", `unix/${socket}`)
    writeFileSync(config, text.replace(":8333", `:${port}`))
    const ask = await startCaddy(config, { HOME: folder }, `http://127.0.0.1:${port}`)
    const body = await ask("/docsift/files/fil_1?x-id=PutObject", "PUT").then((response) => response.text())
    expect(body).toBe(`PUT 127.0.0.1:${port} /docsift/files/fil_1?x-id=PutObject`)
    expect(Object.keys(headers.at(-1) ?? {}).filter((name) => /forwarded-(?:host|proto|port)/.test(name))).toEqual([])
  })

  test("the proxy forwards downloads by presigned URLs unchanged, adds the headers that S3 cannot send, and forwards nothing else", async () => {
    const store = createServer((request, response) => response.end(`${request.headers.host} ${request.url}`))
    await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve))
    onTestFinished(() => void store.close())
    const storePort = (store.address() as AddressInfo).port // A TCP server's address is never a path.
    const folder = copyDeploy()
    const config = join(folder, "compose.Caddyfile")
    writeFileSync(config, readFileSync(config, "utf8").replace("s3:8333", `127.0.0.1:${storePort}`))
    const [site, files, admin] = [await findFreePort(), await findFreePort(), await findFreePort()]
    const env = {
      HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${admin}`,
      DOCSIFT_SITE: `:${site}`,
      DOCSIFT_FILES_SITE: `:${files}`,
      DOCSIFT_UPSTREAMS: "127.0.0.1:1",
    }
    const ask = await startCaddy(config, env, `http://127.0.0.1:${files}`)

    const download = await ask("/docsift/files/fil_1?X-Amz-Signature=1")
    expect(await download.text()).toBe(`127.0.0.1:${files} /docsift/files/fil_1?X-Amz-Signature=1`)
    expect(download.headers.get("x-content-type-options")).toBe("nosniff")
    expect(download.headers.get("content-security-policy")).toBe("sandbox")
    for (const [path, method] of [
      ["/docsift?list-type=2", "GET"],
      ["/docsift/files/fil_1", "PUT"],
      ["/docsift/files/fil_1", "DELETE"],
      ["/", "GET"],
    ] as const) {
      expect((await ask(path, method)).status, `${method} ${path}`).toBe(404)
    }
  })
})
