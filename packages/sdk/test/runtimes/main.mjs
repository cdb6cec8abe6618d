import { runSuite } from "./suite.js"

const [baseUrl, apiKey, faultsUrl] = process.argv.slice(2)
const lines = await runSuite({ baseUrl, apiKey, faultsUrl })
// Connections that are kept alive would hold the process.
process.stdout.write(lines.join("\n"), () => process.exit())
