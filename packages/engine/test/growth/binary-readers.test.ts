import { test } from "vitest"
import { expectLinearReading } from "./growth-case.ts"
import { mailCases } from "./mail-cases.ts"
import { pdfCases } from "./pdf-cases.ts"
import { sheetCases } from "./sheet-cases.ts"
import { wordCases } from "./word-cases.ts"

test.each(sheetCases)("a workbook's time grows linearly with its $name", (of) => expectLinearReading(of, "a.xlsx"))

test.each(wordCases)("a Word document's time grows linearly with its $name", (of) => expectLinearReading(of, "a.docx"))

test.each(mailCases)("a mail's time grows linearly with its $name", (of) => expectLinearReading(of, "a.eml"))

test.each(pdfCases)("a PDF's time grows linearly with its $name", (of) => expectLinearReading(of, "a.pdf"))
