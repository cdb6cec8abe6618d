import type { Pdfium } from "./pdfium.ts"

const freeText = 3
const widget = 20
/** A form has hundreds of fields; maps with tens of thousands of links are not searched further. */
const maxAnnotations = 2000
const flattenForDisplay = 0

/** Loads a page; filled form fields become part of it, because PDFium reads only the page's own content. */
export function loadPage({ api }: Pdfium, document: number, index: number): number {
  const page = api.FPDF_LoadPage(document, index)
  if (page === 0 || !prepareAnnotations(api, page)) return page
  api.FPDFPage_Flatten(page, flattenForDisplay)
  api.FPDF_ClosePage(page)
  return api.FPDF_LoadPage(document, index)
}

/** Generates the appearance of form fields that some producers leave to the viewer; returns whether there is text to flatten. */
function prepareAnnotations(api: Pdfium["api"], page: number): boolean {
  const count = Math.min(api.FPDFPage_GetAnnotCount(page), maxAnnotations)
  let hasText = false
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    const subtype = api.FPDFAnnot_GetSubtype(annotation)
    if (subtype === widget && api.EPDFAnnot_GetAvailableAppearanceModes(annotation) === 0) {
      api.EPDFAnnot_GenerateFormFieldAP(annotation)
    }
    api.FPDFPage_CloseAnnot(annotation)
    hasText ||= subtype === freeText || subtype === widget
  }
  return hasText
}
