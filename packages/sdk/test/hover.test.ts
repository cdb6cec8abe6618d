import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, test } from "vitest"

const folder = dirname(fileURLToPath(import.meta.url))
const fileName = join(folder, "hover-sample.ts")
const source = `
import { Client, defineWorkflow } from "../src/index.ts"
const client = new Client()
const invoice = defineWorkflow({
  name: "Invoices",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [{ name: "number", type: "string" }, { name: "total", type: "number" }],
        tables: [{ name: "lines", columns: [{ name: "price", type: "number" }] }],
      },
    ],
  },
})
const workflow = await client.workflows.create(invoice)
const { extractedData, evidence } = await client.extract({ workflow, file: new Blob([]), evidence: true })
const started = await client.workflows.execute(workflow, new Blob([]))
const waited = (await client.executions.wait(started)).extractedData
export const { fields } = extractedData.Invoice
export const shown = { extractedData, evidence, waited }
export const wrong = fields.totl
client.workflows.execute(workflow, "invoice.pdf")
`

/** The language service of an editor, with one file that exists in memory only. */
function openEditor(): ts.LanguageService {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ["node"],
  }
  const read = (path: string) => (path === fileName ? source : ts.sys.readFile(path))
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [fileName],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = read(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === fileName || ts.sys.fileExists(path),
    readFile: read,
    directoryExists: (path) => ts.sys.directoryExists(path),
  })
}

test("an editor shows the data, not the definition, on hover and in errors", () => {
  const editor = openEditor()
  const hover = (text: string) => {
    const info = editor.getQuickInfoAtPosition(fileName, source.lastIndexOf(text))
    return ts.displayPartsToString(info?.displayParts).replaceAll(/\s+/g, " ")
  }
  expect(hover("fields } = extracted")).toBe(
    "const fields: { readonly number: string | null; readonly total: number | null; }",
  )
  const data =
    "{ readonly Invoice: { readonly fields: { readonly number: string | null; readonly total: number | null; }; " +
    "readonly tables: { readonly lines: readonly { readonly price: number | null; }[]; }; }; }"
  expect(hover("extractedData, evidence, waited")).toBe(`(property) extractedData: ${data}`)
  expect(hover("waited }")).toBe(`(property) waited: ${data}`)
  const [error, pathError, ...others] = editor.getSemanticDiagnostics(fileName)
  expect(others).toStrictEqual([])
  expect(ts.flattenDiagnosticMessageText(error?.messageText, "\n")).toBe(
    "Property 'totl' does not exist on type '{ readonly number: string | null; readonly total: number | null; }'. Did you mean 'total'?",
  )
  expect(ts.flattenDiagnosticMessageText(pathError?.messageText, "\n")).toBe(
    "Argument of type 'string' is not assignable to parameter of type 'FileInput | PathOnlyThroughFromPath'.",
  )
})
