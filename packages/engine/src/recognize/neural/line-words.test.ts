import { expect, test } from "vitest"
import type { LineCharacter } from "./decode-line.ts"
import { LINE_HEIGHT } from "./line-image.ts"
import { wordsOfLine } from "./line-words.ts"

const PITCH = 20

/**
 * Creates a line of characters at equal distances whose ink is half as wide; the given text has a blank where print has one.
 * The recognizer's own probability of a space is the same everywhere.
 */
function aLine(text: string, spaceBefore: number) {
  const width = text.length * PITCH
  const ink = new Float32Array(width)
  const characters: LineCharacter[] = []
  for (const [index, character] of text.split("").entries()) {
    if (character === " ") continue
    ink.fill(1, index * PITCH + PITCH / 4, index * PITCH + (3 * PITCH) / 4)
    characters.push({ text: character, position: (index + 0.5) / text.length, probability: 0.9, spaceBefore, comma: 0 })
  }
  return { characters, image: { width, ink, values: new Float32Array() } }
}

function read(text: string, spaceBefore: number, angle = 0) {
  const { characters, image } = aLine(text, spaceBefore)
  const box = { x: 500, y: 300, width: image.width, height: LINE_HEIGHT, angle }
  return wordsOfLine(characters, image, box, 3)
}

test("gaps without ink divide a line into words, each with its box", () => {
  const words = read("TOTAL 7.50", 0.02)
  expect(words.map(({ text }) => text)).toEqual(["TOTAL", "7.50"])
  const [total, amount] = words
  // 200 pixels around 500; the margin of the detector is not part of a word.
  expect(total?.left).toBeCloseTo(409.6)
  expect((total?.left ?? 0) + (total?.width ?? 0)).toBeCloseTo(502)
  expect(amount?.left).toBeCloseTo(518)
  expect(amount).toMatchObject({ line: 3, confidence: expect.closeTo(0.9), height: expect.closeTo(28.8) })
  expect((amount?.top ?? 0) + (amount?.height ?? 0) / 2).toBeCloseTo(300)
})

test("a space that the recognizer is sure of divides print without a wider gap, and a gap alone one that it denies", () => {
  expect(read("TOTAL", 0.95)).toHaveLength(5)
  expect(read("TOTAL", 0.001)).toHaveLength(1)
  expect(read("TO TAL", 0.001)).toHaveLength(2)
})

test("words of a rising line lie on it", () => {
  const [first, last] = read("TOTAL 7.50", 0.02, -0.1)
  expect(first?.top).toBeGreaterThan(last?.top ?? Number.POSITIVE_INFINITY)
})

test("a line without characters has no words, and one of a single character has one", () => {
  expect(read("", 0.02)).toEqual([])
  expect(read("7", 0.02)).toMatchObject([{ text: "7" }])
})
