import { expect, test } from "vitest"
import { parseRunArguments } from "./run-arguments.ts"

const url = "http://host:3000"
const environment = { DOCSIFT_API_KEY: "dsk_of_environment", DOCSIFT_BASE_URL: "http://elsewhere" }

test("a deployment is given by its address and a key; the option wins over the environment", () => {
  const deployment = { baseUrl: url, key: "dsk_of_environment", maxFileBytes: 52_428_800, hasOperatorRoutes: true }
  expect(parseRunArguments(["--base-url", `${url}/`], environment)).toEqual({ kind: "deployment", deployment })
  const options = ["--key", "dsk_1", "--max-file-bytes", "5000000", "--no-operator-routes"]
  expect(parseRunArguments(["--base-url", url, ...options], environment)).toEqual({
    kind: "deployment",
    deployment: { baseUrl: url, key: "dsk_1", maxFileBytes: 5_000_000, hasOperatorRoutes: false },
  })
})

test("a target of the repository and the help need neither address nor key", () => {
  expect(parseRunArguments(["--target", "mocks"], {})).toEqual({ kind: "target", target: "mocks" })
  expect(parseRunArguments(["-h"], {})).toEqual({ kind: "help" })
})

test("--only selects cases by a part of their names", () => {
  const argv = ["--target", "mocks", "--only", "who may call"]
  expect(parseRunArguments(argv, {})).toEqual({ kind: "target", target: "mocks", only: "who may call" })
})

test.for([
  ["nothing, for the environment never decides where tests write", [], /--base-url or --target/],
  ["both", ["--base-url", url, "--target", "http"], /--base-url or --target/],
  ["an unknown target", ["--target", "toString"], /one of server, http, postgres, mocks, not "toString"/],
  ["an address of another kind", ["--base-url", "host:3000"], /such as http:\/\/localhost:3000, not "host:3000"/],
  ["a limit below the suite's files", ["--base-url", url, "--max-file-bytes", "1"], /--max-file-bytes.*4000000/],
  ["a limit that is not a number", ["--base-url", url, "--max-file-bytes", "many"], /--max-file-bytes/],
  ["an unknown option", ["--url", url], /--url/],
] as const)("%s is rejected with a hint", ([, argv, sentence]) => {
  expect(() => parseRunArguments(argv, environment)).toThrow(sentence)
})

test("a missing key is reported with the variable to set; a malformed one is not repeated", () => {
  expect(() => parseRunArguments(["--base-url", url], {})).toThrow(/DOCSIFT_API_KEY/)
  const broken = () => parseRunArguments(["--base-url", url, "--key", "dsk_hidden\n"], {})
  expect(broken).toThrow(/character/)
  expect(broken).not.toThrow(/dsk_hidden/)
})
