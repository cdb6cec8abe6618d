import { expect, test } from "vitest"
import { readConfig } from "./config.ts"

test("a misspelt setting is reported with the one that is probably meant", () => {
  expect(readConfig({ DOCSIFT_WORKER_CONCURENCY: "8", DOCSIFT_DATADIR: "/data" }).warnings).toEqual([
    "DOCSIFT_WORKER_CONCURENCY is not a setting and is ignored. Did you mean DOCSIFT_WORKER_CONCURRENCY?",
    "DOCSIFT_DATADIR is not a setting and is ignored. Did you mean DOCSIFT_DATA_DIR?",
  ])
})

test("a name that resembles no setting is reported alone, and never with its value", () => {
  expect(readConfig({ DOCSIFT_TURBO_MODE: "planted" }).warnings).toEqual([
    "DOCSIFT_TURBO_MODE is not a setting and is ignored.",
  ])
})

test("variables of other programs, and those that Kubernetes sets for its services, are ignored", () => {
  const { warnings } = readConfig({
    DOCSIFT_TEST_POSTGRES: "required",
    DOCSIFT_SITE: "docsift.example.com",
    DOCSIFT_UPSTREAMS: "serve:3000",
    DOCSIFT_IMAGE: "docsift:1",
    DOCSIFT_API_KEY: "the client's",
    DOCSIFT_PORT: "tcp://10.0.0.11:80",
    DOCSIFT_PORT_80_TCP: "tcp://10.0.0.11:80",
    DOCSIFT_PORT_80_TCP_ADDR: "10.0.0.11",
    DOCSIFT_SERVICE_HOST: "10.0.0.11",
    DOCSIFT_SERVICE_PORT_HTTP: "80",
    DOCSIFT_POSTGRES_SERVICE_PORT: "5432",
    DOCSIFT_POSTGRES_PORT: "tcp://10.0.0.12:5432",
    PATH: "/bin",
  })
  expect(warnings).toEqual([])
  expect(readConfig({ DOCSIFT_PORT: "3000" }).warnings).toEqual([
    "DOCSIFT_PORT is not a setting and is ignored. Did you mean PORT?",
  ])
})
