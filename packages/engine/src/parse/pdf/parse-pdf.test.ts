import Pdf from "pdfkit"
import { expect, test } from "vitest"
import { parsePdf } from "./parse-pdf.ts"

/** A one-page PDF with Helvetica as F1 and Helvetica-Bold as F2; PDFium rebuilds the missing cross-reference table. */
function aPdf(content: string, page = "/MediaBox [0 0 600 800]"): Uint8Array {
  return Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
      "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
      `3 0 obj << /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >> endobj`,
      `4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
      "5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj",
      "6 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >> endobj",
      "trailer << /Root 1 0 R >>",
    ].join("\n"),
  )
}

function aText(x: number, y: number, text: string, more = ""): string {
  return `BT /F1 10 Tf ${more} 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`
}

function draw(options: PDFKit.PDFDocumentOptions, paint: (pdf: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const pdf = new Pdf(options)
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  paint(pdf)
  pdf.end()
  return promise
}

async function wordsOf(bytes: Uint8Array) {
  const { pages } = await parsePdf(bytes, 10)
  return pages.flatMap(({ words }) => words)
}

async function textOf(content: string): Promise<string> {
  return (await wordsOf(aPdf(content))).map(({ text }) => text).join(" | ")
}

test("words have boxes in points from the top left", async () => {
  const [word] = await wordsOf(aPdf(aText(100, 700, "Invoice")))
  expect(word).toMatchObject({ text: "Invoice", fontSize: 10, isBold: false, rotation: 0, confidence: 1 })
  const [x0, y0, x1, y1] = word?.box ?? []
  expect(x0).toBeCloseTo(100)
  expect(x1).toBeCloseTo(131.68)
  expect(y0).toBeCloseTo(92.5)
  expect(y1).toBeCloseTo(102.2)
})

test("a page whose dictionary has another type is read upright", async () => {
  const text = Buffer.from(aPdf(aText(100, 700, "Invoice"))).toString("latin1")
  const { pages } = await parsePdf(
    Buffer.from(text.replace("/Type /Page /Parent", "/Type /Pagf /Parent"), "latin1"),
    10,
  )
  expect(pages).toMatchObject([{ width: 600, height: 800, words: [{ text: "Invoice" }] }])
  expect(pages[0]?.words[0]?.box[0]).toBeCloseTo(100)
})

/** A PDF with two words whose parts a character between them joins: a soft hyphen without ink, and one that the font draws. */
function aSoftlyHyphenatedPdf(): Uint8Array {
  const map =
    "1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <01> <00AD> endbfchar 1 beginbfchar <02> <00AD> endbfchar"
  const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 1 /LastChar 2 /Widths [0 333]"
  const content =
    "BT /F1 10 Tf 1 0 0 1 100 700 Tm (huisstijl) Tj /F3 10 Tf (\\001) Tj /F1 10 Tf (handboek) Tj ET " +
    "BT /F1 10 Tf 1 0 0 1 100 600 Tm (twee) Tj /F3 10 Tf (\\002) Tj /F1 10 Tf (zijdig) Tj ET"
  const objects =
    `7 0 obj ${font} /Encoding << /Differences [1 /space /hyphen] >> /ToUnicode 8 0 R >> endobj\n` +
    `8 0 obj << /Length ${map.length} >> stream\n${map}\nendstream endobj\ntrailer`
  const text = Buffer.from(aPdf(content)).toString("latin1")
  return Buffer.from(text.replace("/F2 6 0 R", "/F2 6 0 R /F3 7 0 R").replace("trailer", objects), "latin1")
}

test("a soft hyphen is read only where the font draws it", async () => {
  expect((await wordsOf(aSoftlyHyphenatedPdf())).map(({ text }) => text)).toEqual(["huisstijlhandboek", "twee-zijdig"])
})

test("boxes count from the crop box, wherever it starts", async () => {
  const [word] = await wordsOf(aPdf(aText(100, 700, "A"), "/MediaBox [0 0 600 800] /CropBox [50 100 500 750]"))
  expect(word?.box[0]).toBeCloseTo(50)
  expect(word?.box[3]).toBeCloseTo(52.2)
})

test.each([
  [90, 90, [700 - 2.2, 100]],
  [180, 180, [500, 700 - 2.2]],
  [270, 270, [100 - 7.5, 500]],
])("text on a page rotated by %i degrees is rotated", async (rotate, rotation, [x, y]) => {
  const bytes = aPdf(aText(100, 700, "A"), `/MediaBox [0 0 600 800] /Rotate ${rotate}`)
  const { pages } = await parsePdf(bytes, 10)
  const word = pages[0]?.words[0]
  expect(word?.rotation).toBe(rotation)
  expect(pages[0]?.width).toBe(rotate === 180 ? 600 : 800)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = word?.box ?? []
  expect([rotation === 180 ? x1 : x0, rotation === 270 ? y1 : y0]).toEqual([
    expect.closeTo(x ?? 0, 1),
    expect.closeTo(y ?? 0, 1),
  ])
})

test("rotated text on an upright page is distinguished from upright text", async () => {
  const upwards = "BT /F1 10 Tf 0 1 -1 0 50 300 Tm (side) Tj ET"
  const words = await wordsOf(aPdf(`${aText(100, 700, "up")} ${upwards}`))
  expect(words.map(({ text, rotation }) => [text, rotation])).toEqual([
    ["up", 0],
    ["side", 270],
  ])
})

test("oblique watermarks are left out", async () => {
  const watermark = "BT /F1 60 Tf 0.7 0.7 -0.7 0.7 100 100 Tm (DRAFT) Tj ET"
  expect(await textOf(`${aText(100, 700, "kept")} ${watermark}`)).toBe("kept")
})

test("text outside the page is left out", async () => {
  expect(await textOf(`${aText(100, 700, "in")} ${aText(900, 700, "out")}`)).toBe("in")
})

test("the invisible text layer of a scan is read", async () => {
  expect(await textOf(aText(100, 700, "scanned", "3 Tr"))).toBe("scanned")
})

test("fragments of a word are joined, and gaps without a space separate words", async () => {
  expect(await textOf("BT /F1 10 Tf 1 0 0 1 100 700 Tm [(Inv) 20 (oice) -600 (No)] TJ ET")).toBe("Invoice | No")
})

test("a word reaches the end of a glyph that stands for several letters and continues after it", async () => {
  const ligature = (then: string) => `(o) Tj /Span << /ActualText (ffi) >> BDC (W) Tj EMC ${then}`
  const words = await wordsOf(
    aPdf(`BT /F1 10 Tf 1 0 0 1 100 700 Tm ${ligature("(ce) Tj")} 0 -20 Td ${ligature("")} ET`),
  )
  expect(words.map(({ text }) => text)).toEqual(["office", "offi"])
  // Helvetica's o is 5.6 points wide, its W 9.4.
  expect(words[1]?.box[2]).toBeCloseTo(115, 0)
})

test("words record whether the file has a space before them", async () => {
  const words = await wordsOf(aPdf(`${aText(100, 700, "Order No")} ${aText(150, 700, "4711")}`))
  expect(words.map(({ text, isAfterSpace }) => [text, isAfterSpace])).toEqual([
    ["Order", false],
    ["No", true],
    ["4711", false],
  ])
})

test("a value drawn after its label's colon is a separate word", async () => {
  expect(await textOf(`${aText(100, 700, "No:")} ${aText(116, 700, "4711")}`)).toBe("No: | 4711")
})

const aBoldText = (text: string, then: string, size = 10) =>
  `BT /F2 ${size} Tf 1 0 0 1 100 700 Tm (${text}) Tj ${then} ET`

test.each([
  ["another weight", aBoldText("Number", "/F1 10 Tf (INV-12) Tj"), "Number | INV-12"],
  ["another colour", aBoldText("Number", "0.4 g (4711) Tj"), "Number | 4711"],
  ["the same weight and colour", aBoldText("Cat", "(6) Tj"), "Cat6"],
  ["another weight within a word", aBoldText("Num", "/F1 10 Tf (ber) Tj"), "Number"],
  ["another weight within a large heading", aBoldText("North", "/F1 24 Tf (Star) Tj", 24), "NorthStar"],
])("a value set close to its label is a word of its own, names are not: %s", async (_, content, text) => {
  expect(await textOf(content)).toBe(text)
})

test("a heading of spaced letters is read as words, a time is not split at its colon", async () => {
  expect(await textOf("BT /F1 10 Tf 5 Tc 1 0 0 1 100 700 Tm (INVOICE No 17) Tj ET")).toBe("INVOICE | No | 17")
  expect(await textOf("BT /F1 10 Tf 1 0 0 1 100 700 Tm (3:) Tj (15) Tj ET")).toBe("3:15")
})

test("a duration is not split after the colon that it begins with", async () => {
  expect(await textOf("BT /F1 10 Tf 1 0 0 1 100 700 Tm (:) Tj (30) Tj ET")).toBe(":30")
})

test("text drawn twice for fake bold is read once", async () => {
  expect(await textOf(`${aText(100, 700, "Total")} ${aText(100.3, 700, "Total")}`)).toBe("Total")
})

test("bold is recognized from the font's name", async () => {
  const [word] = await wordsOf(aPdf("BT /F2 10 Tf 1 0 0 1 100 700 Tm (Total) Tj ET"))
  expect(word?.isBold).toBe(true)
})

test("the size of scaled text is its size on the page", async () => {
  const [word] = await wordsOf(aPdf("BT /F1 1 Tf 12 0 0 12 100 700 Tm (Total) Tj ET"))
  expect(word?.fontSize).toBeCloseTo(12)
})

test("lines, thin rectangles and stroked frames are rulings; fills and clips are not", async () => {
  const content = [
    "10 700 m 200 700 l S",
    "10 600 0.5 50 re f",
    "300 300 100 50 re S",
    "300 500 100 50 re f",
    "400 100 100 50 re W n",
    aText(100, 750, "x"),
  ].join("\n")
  const { pages } = await parsePdf(aPdf(content), 10)
  const rulings = pages[0]?.rulings ?? []
  expect(rulings.filter(({ isHorizontal }) => isHorizontal)).toHaveLength(3)
  expect(rulings.filter(({ isHorizontal }) => !isHorizontal)).toHaveLength(3)
  expect(rulings[0]?.box).toEqual([10, 100, 200, 100])
})

test("a line hidden under an opaque rectangle is not a ruling", async () => {
  const { pages } = await parsePdf(aPdf(`100 100 m 100 200 l S 0.9 g 50 50 100 200 re f ${aText(1, 1, "x")}`), 10)
  expect(pages[0]?.rulings).toEqual([])
})

// Without the limit, 500 lines and 200 bars in 19 kB give 100,500 rulings in 4 s, and 1,000 and 800 exhaust the processor time.
test("bars over long lines do not multiply them beyond the limit of a page", async () => {
  const lines = Array.from({ length: 100 }, (_, index) => `10 ${10 + index} m 1230 ${10 + index} l S`)
  const bars = Array.from({ length: 60 }, (_, index) => `${20 + 20 * index} 0 5 200 re f`)
  const content = [aText(1, 700, "x"), ...lines, "1 g", ...bars].join("\n")
  const { pages } = await parsePdf(aPdf(content, "/MediaBox [0 0 1240 800]"), 10)
  expect(pages[0]?.rulings).toHaveLength(4000)
})

test("filled form fields are read like printed text", async () => {
  const bytes = await draw({}, (pdf) => {
    pdf.font("Helvetica").text("Name:", 100, 100)
    pdf.initForm()
    pdf.formText("name", 150, 95, 200, 20, { value: "Ada", defaultValue: "Ada" })
  })
  expect((await wordsOf(bytes)).map(({ text }) => text)).toContain("Ada")
})

test("embedded files are read with their names", async () => {
  const bytes = await draw({}, (pdf) => {
    pdf.text("Invoice").file(Buffer.from("<Invoice/>"), { name: "factur-x.xml" })
  })
  const { attachments } = await parsePdf(bytes, 10)
  expect(attachments.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
    ["factur-x.xml", "<Invoice/>"],
  ])
})

test("a file with a password is reported as encrypted", async () => {
  const bytes = await draw({ userPassword: "secret" }, (pdf) => pdf.text("hidden"))
  await expect(parsePdf(bytes, 10)).rejects.toMatchObject({ reason: "file_encrypted" })
})

test("a file that only forbids printing is read", async () => {
  const bytes = await draw({ ownerPassword: "secret" }, (pdf) => pdf.text("open"))
  expect((await wordsOf(bytes)).map(({ text }) => text)).toEqual(["open"])
})

test("a damaged file is unreadable", async () => {
  await expect(parsePdf(Buffer.from("%PDF-1.7\nnothing"), 10)).rejects.toMatchObject({ reason: "file_unreadable" })
})

test("the number of pages is reported, unless it is too large", async () => {
  const bytes = await draw({}, (pdf) => pdf.text("1").addPage().text("2"))
  const counts: number[] = []
  const onPages = (count: number) => counts.push(count)
  await parsePdf(bytes, 2, { onPages })
  await parsePdf(bytes, 1, { onPages }).catch(() => undefined)
  expect(counts).toEqual([2])
})

test("a file with too many pages is rejected with their number", async () => {
  const bytes = await draw({}, (pdf) => pdf.text("1").addPage().text("2").addPage().text("3"))
  await expect(parsePdf(bytes, 2)).rejects.toMatchObject({
    reason: "too_many_pages",
    message: "The PDF has 3 pages; at most 2 are read.",
  })
})

test("the text of an OCR layer has lower confidence, and characters read from table lines are dropped", async () => {
  const words = await wordsOf(aPdf(aText(100, 700, "7|[Rate $60.00] \\(net\\)", "3 Tr")))
  expect(words.map(({ text }) => text)).toEqual(["7", "Rate", "$60.00", "(net)"])
  expect(words.every(({ confidence }) => confidence < 1)).toBe(true)
})

/** Letters at even distances, each drawn by an operation of its own, as browsers print `letter-spacing`; Helvetica's widths are in em. */
function setApart(text: string, spacing: number): string {
  const widths: Readonly<Record<string, number>> = { V: 0.667, A: 0.667, N: 0.722, B: 0.667, K: 0.667, D: 0.722 }
  let x = 100
  return Array.from(text, (letter) => {
    const drawn = aText(x, 700, letter)
    x += 10 * (widths[letter] ?? 0.25) + spacing
    return letter === " " ? "" : drawn
  }).join("\n")
}

test("letters that a design sets apart are one word, whatever spaces PDFium guesses between them", async () => {
  for (const spacing of [1, 1.2, 1.4, 1.6, 1.8, 2]) {
    expect(await textOf(setApart("BANK", spacing))).toBe("BANK")
    expect(await textOf(setApart("VAN", spacing))).toBe("VAN")
    expect(await textOf(setApart("VAN DAN", spacing))).toBe("VAN | DAN")
  }
})

test("words whose letters touch stay apart where their gap is as narrow", async () => {
  expect(await textOf(`${aText(100, 700, "BANK")} ${aText(129.1, 700, "VAN")}`)).toBe("BANK | VAN")
})
