import { expect, test } from "vitest"
import type { Page, Ruling, Word } from "../document.ts"
import { skewBox } from "./skewed-box.ts"
import { layoutDocument } from "./page-layout.ts"
import type { PageLayout } from "./layout.ts"

/** A word of 10 points whose letters are 5 points wide; `y` is its baseline. */
function aWord(text: string, x: number, y: number, more: Partial<Word> = {}): Word {
  const fontSize = more.fontSize ?? 10
  const box = [x, y - fontSize * 0.75, x + (text.length * fontSize) / 2, y + fontSize * 0.22] as const
  return { text, box, fontSize, isBold: false, rotation: 0, confidence: 1, ...more }
}

function layout(words: readonly Word[], more: Partial<Page> = {}): PageLayout {
  const page: Page = { number: 1, width: 600, height: 800, words, rulings: [], ...more }
  const [first] = layoutDocument({ kind: "pdf", pages: [page], grids: [], attachments: [] })
  if (first === undefined) throw new Error("no page")
  return first
}

function print(words: readonly Word[], rulings: readonly Ruling[] = []): string[] {
  return layout(words, { rulings }).lines.map(({ segments }) => segments.map(({ text }) => text).join(" | "))
}

test("words on one baseline are one line, read from left to right and from top to bottom", () => {
  const words = [aWord("second", 10, 40), aWord("line", 43, 40), aWord("first", 10, 20)]
  expect(print(words)).toEqual(["first", "second line"])
})

test("a line may mix font sizes", () => {
  expect(print([aWord("Total", 10, 100, { fontSize: 8 }), aWord("42.00", 60, 101, { fontSize: 14 })])).toEqual([
    "Total | 42.00",
  ])
})

test("lines half a line apart are separate lines", () => {
  expect(print([aWord("left", 10, 100), aWord("right", 200, 105)])).toEqual(["left", "right"])
})

test("a value is on the line of its label, though the address left of both is set with another pitch", () => {
  const address = ["12", "Long", "Mill", "Lane"].map((text, index) => aWord(text, 10 + 25 * index, 100))
  const words = [...address, aWord("42.00", 400, 103.7), aWord("Ending:", 300, 104.6)]
  expect(print(words).at(-1)).toBe("Ending: | 42.00")
})

test("a wide gap splits a line into segments, the usual space does not", () => {
  expect(print([aWord("Order", 10, 100), aWord("No", 38, 100), aWord("4711", 70, 100)])).toEqual(["Order No | 4711"])
})

test.each([-5, -3, 3, 5])(
  "the rows of a page that is skewed by %d degrees are level, and its columns upright",
  (skew) => {
    const rows = Array.from({ length: 20 }, (_, row) => [
      aWord(`Item${row}`, 20, 100 + row * 13),
      aWord(`${row}.00`, 540, 100 + row * 13),
    ]).flat()
    const sides = { width: 600, height: 800 }
    const words = rows.map((word) => ({ ...word, box: skewBox(word.box, skew, sides), confidence: 0.9 }))
    const { lines } = layout(words, { skew })
    expect(lines.map(({ segments }) => segments.map(({ text }) => text).join(" | "))).toEqual(
      Array.from({ length: 20 }, (_, row) => `Item${row} | ${row}.00`),
    )
    for (const { segments } of lines) expect(segments[1]?.box[0]).toBeCloseTo(540)
    expect(lines[0]?.segments[1]?.words[0]?.source.box).toEqual(words[1]?.box)
  },
)

test("a vertical ruling splits however narrow the gap is", () => {
  const ruling: Ruling = { box: [36, 80, 36.5, 120], isHorizontal: false }
  expect(print([aWord("12345", 10, 100), aWord("678", 37, 100)], [ruling])).toEqual(["12345 | 678"])
})

test("leader dots split a line and are dropped", () => {
  expect(print([aWord("Total", 10, 100), aWord("......", 36, 100), aWord("5.00", 67, 100)])).toEqual(["Total | 5.00"])
})

test("leader dots behind a word split a line as well, but where a sentence goes on", () => {
  const line = (next: string) => print([aWord("Agency...", 10, 100), aWord(next, 59, 100)])
  expect(line("Ballast")).toEqual(["Agency... | Ballast"])
  expect(line("and")).toEqual(["Agency... and"])
})

test("on pages with space characters, a gap without one starts a new cell", () => {
  const typed = { isAfterSpace: true }
  const sentence = Array.from("abcdefgh").map((letter, index) => aWord(letter, 10 + index * 7.5, 50, typed))
  const row = [
    aWord("06/02/20", 10, 100, { isAfterSpace: false }),
    aWord("06/08/20", 55, 100, { isAfterSpace: false }),
    aWord("News", 100, 100, { isAfterSpace: false }),
    aWord("today", 122.5, 100, typed),
  ]
  expect(print([...sentence, ...row])).toEqual(["a b c d e f g h", "06/02/20 | 06/08/20 | News today"])
})

test("a form in narrow print that is filled in by typewriter keeps the typed words together", () => {
  const printed = Array.from("abcdefgh").map((letter, index) => aWord(letter, 10 + index * 7.5, 50))
  // Letters of 5 points at a pitch of 6: the ink leaves half a point at each side, and a space is 7 points wide.
  const typed = (text: string, column: number, y: number) =>
    aWord(text, 10.5 + column * 6, y, { box: [10.5 + column * 6, y - 8, 9.5 + (column + text.length) * 6, y + 2] })
  const size = { fontSize: 8.5 }
  const words = [typed("Nora", 0, 100), typed("B.", 5, 100), typed("Lindqvist", 8, 100), typed("Oslo", 20, 100)]
  expect(print([...printed, ...words.map((word) => ({ ...word, ...size }))])).toEqual([
    "a b c d e f g h",
    "Nora B. Lindqvist | Oslo",
  ])
})

test("words of spaced letters are further apart than others", () => {
  const spaced = { letterSpacing: 4, isAfterSpace: true }
  expect(print([aWord("INVOICE", 10, 100, spaced), aWord("NUMBER", 57, 100, spaced)])).toEqual(["INVOICE NUMBER"])
  expect(print([aWord("INVOICE", 10, 100), aWord("NUMBER", 57, 100)])).toEqual(["INVOICE | NUMBER"])
})

/** Two columns at 10 and 62 points; `right` is set two points after the left text of the middle line. */
function aRowBetweenColumns(left: string, right: string, more: Partial<Word>): string | undefined {
  const untyped = { isAfterSpace: false }
  const column = [aWord("Austin", 62, 76, untyped), aWord("Boston", 62, 88, untyped), aWord("Dallas", 62, 112, untyped)]
  return print([...column, aWord(left, 10, 100, untyped), aWord(right, 62, 100, more)])[2]
}

test("a text that reaches up to the next column is split from it where the lines around it begin", () => {
  const untyped = { isAfterSpace: false }
  expect(aRowBetweenColumns("Laboratory", "Northfield", untyped)).toBe("Laboratory | Northfield")
  expect(aRowBetweenColumns("Laboratory", "$12.00", untyped)).toBe("Laboratory | $12.00")
})

test("a sentence is not split where a word happens to be below the edge of a column", () => {
  const untyped = { isAfterSpace: false }
  expect(aRowBetweenColumns("Laboratory", "Northfield", { isAfterSpace: true })).toBe("Laboratory Northfield")
  expect(aRowBetweenColumns("Laboratory", "supplies", untyped)).toBe("Laboratory supplies")
  expect(print([aWord("Laboratory", 10, 100), aWord("Northfield", 62, 100, untyped)])).toEqual([
    "Laboratory Northfield",
  ])
})

test("stretched spaces of justified text do not split it", () => {
  const words = [aWord("where", 10, 100), aWord("one", 50, 100, { isAfterSpace: true, isSameRun: true })]
  expect(print(words)).toEqual(["where one"])
})

test("a text that overflows its cell is not mixed with what it is printed over", () => {
  const words = [aWord("Committee", 10, 100), aWord("Incorporated", 58, 100), aWord("Brand:", 90, 100)]
  expect(print(words)).toEqual(["Committee Incorporated | Brand:"])
})

test("a page of rotated text is laid out upright", () => {
  const rotated = (text: string, x: number, y1: number): Word => {
    const box = [x - 7.5, y1 - text.length * 5, x + 2.2, y1] as const
    return { ...aWord(text, 0, 0), box, rotation: 270 }
  }
  const page = layout([rotated("Order", 20, 700), rotated("No", 20, 672), rotated("Date", 40, 700)], {
    rulings: [{ box: [30, 0, 30, 800], isHorizontal: false }],
  })
  expect(page).toMatchObject({ rotation: 270, width: 800, height: 600 })
  expect(page.lines.map(({ segments }) => segments[0]?.text)).toEqual(["Order No", "Date"])
  expect(page.rulings).toEqual([{ box: [0, 30, 800, 30], isHorizontal: true }])
  expect(page.lines[0]?.segments[0]?.box[0]).toBe(100)
})

test("a skewed scan keeps its lines", () => {
  const slope = 0.02
  const rows = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 18 }, (_, index) => aWord("word", 10 + index * 23, 100 + row * 12 + index * 23 * slope)),
  )
  expect(layout(rows).lines.map(({ segments }) => segments.flatMap(({ words }) => words).length)).toEqual([18, 18, 18])
})

test("a recognized page that bends keeps its lines, although those at its head rise and those at its foot fall", () => {
  const rows = Array.from({ length: 13 }, (_, row) => {
    const slope = 0.01 * (row - 6)
    // Upright boxes around the middle of each word, of several widths.
    return Array.from({ length: 8 }, (_, index) => {
      const text = index % 2 === 0 ? "word" : "wide-word"
      const x = 10 + 35 * index
      return aWord(text, x, 100 + row * 16 + slope * (x + text.length * 2.5 - 150), { confidence: 0.9 })
    })
  })
  const { lines } = layout(rows.flat())
  expect(lines.map(({ segments }) => segments.flatMap(({ words }) => words).length)).toEqual(rows.map(() => 8))
})

test("an empty page has no lines", () => {
  expect(layout([]).lines).toEqual([])
})

/** Returns the words of a line that is rotated by 270 degrees and reads upwards, from `bottom` on, with its baseline at `x`. */
function upwards(texts: readonly string[], x: number, bottom: number): Word[] {
  let y = bottom
  return texts.map((text) => {
    const length = text.length * 5
    const box = [x - 7.5, y - length, x + 2.2, y] as const
    y -= length + 3
    return { ...aWord(text, 0, 0), box, rotation: 270 }
  })
}

test("a stamp or margin note in another direction has its own lines, below all others", () => {
  const upright = [
    aWord("Invoice", 100, 100),
    aWord("addressed", 140, 100),
    aWord("to", 190, 100),
    aWord("Total", 100, 700),
  ]
  const page = layout([...upwards(["PAID", "2024-05-01"], 30, 712), ...upright, ...upwards(["Ref:", "4711"], 45, 712)])
  const texts = page.lines.map(({ segments }) => segments.map(({ text }) => text).join(" | "))
  expect(page).toMatchObject({ rotation: 0, width: 600, height: 800 })
  expect(texts).toEqual(["Invoice addressed to", "Total", "PAID 2024-05-01", "Ref: 4711"])
})

test("words in another direction keep their position on the page, and are not neighbours of upright words", () => {
  const note = upwards(["PAID"], 30, 712)
  const { lines } = layout([aWord("Total", 100, 700), aWord("due:", 128, 700), ...note])
  expect(lines.at(-1)?.segments[0]?.words[0]?.source.box).toEqual(note[0]?.box)
  expect((lines.at(-1)?.box[1] ?? 0) - (lines[0]?.box[3] ?? 0)).toBeGreaterThan(500)
})

test("rulings around a table on its side split its cells, in the table's own direction", () => {
  const cells = [...upwards(["12345"], 300, 400), ...upwards(["678"], 300, 372)]
  const ruling: Ruling = { box: [280, 373.4, 310, 373.6], isHorizontal: true }
  const { lines, rulings } = layout(
    [aWord("A", 10, 100), aWord("heading", 20, 100), aWord("here", 60, 100), ...cells],
    {
      rulings: [ruling],
    },
  )
  expect(lines.map(({ segments }) => segments.map(({ text }) => text))).toEqual([["A heading here"], ["12345", "678"]])
  expect(rulings.map(({ isHorizontal }) => isHorizontal)).toEqual([true, false])
})

test("rotated specks of one or two letters are dropped", () => {
  const words = [aWord("Invoice", 100, 100), ...upwards(["l"], 30, 700), ...upwards(["-"], 500, 300)]
  expect(print(words)).toEqual(["Invoice"])
})

test("recognized words whose boxes overlap are next to each other where each starts and ends further right", () => {
  const read = { confidence: 0.9 }
  const underlined = { ...aWord("Requested", 10, 100, read), box: [10, 92, 75, 102] as const }
  expect(print([underlined, aWord("by:", 62, 100, read)])).toEqual(["Requested by:"])
  const stamp = aWord("PAID", 20, 100, read)
  expect(print([underlined, stamp])).toEqual(["Requested | PAID"])
})

test("close columns of a page of little more than a table are cells, although it has as many of them as spaces", () => {
  const rows = Array.from({ length: 6 }, (_, row) => {
    const cells = { isAfterSpace: false }
    const y = 50 + row * 18
    return [
      aWord("0417", 10, y, cells),
      aWord("04.05.", 35, y, cells),
      aWord("Rent", 70, y, cells),
      aWord("of", 92.5, y, { isAfterSpace: true }),
      aWord("hall", 105, y, { isAfterSpace: true }),
      aWord("12.50", 130, y, cells),
    ]
  })
  expect(print(rows.flat())).toEqual(rows.map(() => "0417 | 04.05. | Rent of hall | 12.50"))
})

test("words that are placed one by one stay together, although some are after a space", () => {
  const widths = [2, 4, 3, 5]
  const lines = Array.from({ length: 6 }, (_, row) => {
    let x = 10
    return Array.from("abcdefgh").map((letter, index) => {
      const word = aWord(letter, x, 50 + row * 18, { isAfterSpace: index === 1 })
      x += 5 + (widths[index % widths.length] ?? 0)
      return word
    })
  })
  expect(print(lines.flat())).toEqual(lines.map(() => "a b c d e f g h"))
})
