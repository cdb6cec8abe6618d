import { expect, test } from "vitest"
import type { Document } from "../document.ts"
import { createContext } from "../page/context.ts"
import { aPage } from "../../test/builders/page.ts"
import { isReceipt } from "./receipt.ts"

const aDocument = (kind: Document["kind"]): Document => ({
  kind,
  pages: [
    aPage(
      ["ADA'S SHOP", "Quay 4", "Milk 1.99", "Bread 2.10", "Total 4.09", "Thanks"].map((text, index) => ({
        text,
        x: 20,
        y: 20 + index * 14,
      })),
    ),
  ],
  grids: [],
  attachments: [],
})

test("narrow text is a receipt, unless it is a mail", () => {
  expect(isReceipt(createContext(aDocument("pdf")))).toBe(true)
  expect(isReceipt(createContext(aDocument("eml")))).toBe(false)
})
