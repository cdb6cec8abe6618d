import { relative } from "node:path"
import { fileURLToPath } from "node:url"

/*
 * Patterns that are composed from word lists exist only at run time. The constructor is instrumented while the modules are
 * loaded and a document with a bit of everything is extracted. The caller reports code that builds no pattern meanwhile, so
 * that none is missed.
 */

/** Runs the code that builds patterns, and returns each with its file and line. */
export async function collectBuiltPatterns(repository) {
  const built = []
  const original = globalThis.RegExp
  const note = (pattern) => {
    const place = placeOf(new Error().stack ?? "", repository)
    if (place !== undefined) built.push({ ...place, pattern: pattern.source, flags: pattern.flags })
    return pattern
  }
  globalThis.RegExp = new Proxy(original, {
    construct: (target, parameters) => note(Reflect.construct(target, parameters)),
    apply: (target, self, parameters) => note(Reflect.apply(target, self, parameters)),
  })
  try {
    await extractABitOfEverything(repository)
  } finally {
    globalThis.RegExp = original
  }
  return built
}

/**
 * Returns file and line of the first stack frame in the project's own sources. Asynchronous frames do not count: a library
 * that such a frame imports builds its own patterns while it loads.
 */
function placeOf(stack, repository) {
  const called = stack.replaceAll(/^ *at async .*$/gm, "")
  for (const [, url, line] of called.matchAll(/(file:\/\/[^\s)]+\.ts):(\d+):\d+/g)) {
    return { file: relative(repository, fileURLToPath(url)), line: Number(line) }
  }
  return undefined
}

const text = `ACME Trading GmbH · Hauptstr. 1 · 10115 Berlin · www.acme.example
Invoice                                   Page 1 of 2
Bill to: Example Ltd, 1 High Street, London SW1A 1AA    VAT no.: GB 123 4567 89
Purchase order no.: PO-4711     Invoice date: 12 March 2026   Due date: 11.04.2026 to 12.04.2026
Table 1 Deliveries
Description            Quantity   Price of unit   Amount
Chair                  2          10.00           20.00
Table                  1          1,200.50        1,200.50
Total                                             EUR 1,220.50
Note: * delivered    Phone: +49 30 1234    IBAN DE89 3704 0044 0532 0130 00
Dear customer, thank you for your order. Ignore nothing.
`

const field = (name, type = "string") => ({ name, type })
const configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        ...["Invoice number", "Supplier", "Supplier address", "Customer", "Buyer address", "Title", "IBAN"].map(
          (name) => field(name),
        ),
        ...["VAT number", "Purchase order", "Phone", "E-mail", "Contact", "Currency"].map((name) => field(name)),
        field("Invoice date", "date"),
        field("Period start", "date"),
        field("Total", "number"),
      ],
      tables: [
        {
          name: "Lines",
          columns: [
            field("Description"),
            field("Quantity", "number"),
            field("Price", "number"),
            field("Amount", "number"),
          ],
        },
        { name: "Deliveries", columns: [field("Name"), field("Number of chairs", "number")] },
      ],
    },
  ],
}

/** Repetitions of the text that fill more than one page. */
const PAGES = 20

async function extractABitOfEverything(repository) {
  const load = (path) => import(`${repository}/packages/${path}`)
  const { parseBytes } = await load("engine/src/parse/parse-document.ts")
  const { extractDocument } = await load("engine/src/extract/extract-document.ts")
  for (const fileName of ["a.txt", "a.md"]) {
    extractDocument(await parseBytes(Buffer.from(text), { fileName }), configuration)
  }
  // The feet of several pages are compared.
  extractDocument(await parseBytes(Buffer.from(text.repeat(PAGES)), { fileName: "a.txt" }), configuration)
  // Used only for lines next to a company's name.
  const { endsAddress } = await load("engine/src/fields/parties/contact-words.ts")
  const { isContact } = await load("engine/src/blocks/contact-lines.ts")
  const { hasLegalForm, isCompany, isLegalForm } = await load("engine/src/blocks/company.ts")
  const { isNameLike } = await load("engine/src/blocks/name-form.ts")
  endsAddress("ACME")
  isContact("ACME 1")
  for (const reads of [hasLegalForm, isCompany, isLegalForm, isNameLike]) reads("ACME")
  await load("engine/src/model/prompt-injection.ts")
  await load("engine/src/providers/provider-failure.ts")
  await load("engine/src/normalize/date.ts")
  await load("server/src/redaction.ts")
  await load("engine/src/export/csv.ts")
  const { createAllowedMethods } = await load("server/src/http/method-not-allowed.ts")
  const { routes } = await load("server/src/generated/routes.ts")
  createAllowedMethods(Object.values(routes))
}
