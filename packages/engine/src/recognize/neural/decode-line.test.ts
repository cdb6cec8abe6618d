import { expect, test } from "vitest"
import { createAlphabet, decodeLine } from "./decode-line.ts"

const alphabet = createAlphabet("a\nb\n文\n7\n,\n.\n")
const BLANK = 0
const [A, B, HAN, SEVEN, COMMA, STOP, SPACE] = [1, 2, 3, 4, 5, 6, 7]

/** Decodes steps that are given by the probabilities of some classes; the rest is left to the blank. */
function decode(steps: readonly Readonly<Record<number, number>>[]) {
  const classCount = alphabet.texts.length
  const probabilities = new Float32Array(steps.length * classCount)
  for (const [index, step] of steps.entries()) {
    const rest = 1 - Object.values(step).reduce((sum, each) => sum + each, 0)
    probabilities[index * classCount + BLANK] = rest
    for (const [each, probability] of Object.entries(step)) {
      probabilities[index * classCount + Number(each)] = probability
    }
  }
  return decodeLine({ count: steps.length, classCount, probabilities }, alphabet)
}

const textOf = (steps: readonly Readonly<Record<number, number>>[]) =>
  decode(steps)
    .map(({ text }) => text)
    .join("")

test("neighbours that are equal are one character, unless a blank or a space is between them", () => {
  expect(textOf([{ [A]: 0.9 }, { [A]: 0.8 }, {}, { [A]: 0.9 }, { [B]: 0.9 }])).toBe("aab")
  expect(textOf([{ [A]: 0.9 }, { [SPACE]: 0.9 }, { [A]: 0.9 }])).toBe("aa")
  expect(textOf([{}, {}])).toBe("")
})

test("characters of other scripts are never read: the next best one is, if it beats the blank", () => {
  expect(textOf([{ [HAN]: 0.6, [SEVEN]: 0.3 }])).toBe("7")
  expect(textOf([{ [HAN]: 0.6, [SEVEN]: 0.1 }])).toBe("")
})

test("a character has the middle of its steps, its highest probability, and that of a space before it", () => {
  const characters = decode([{}, { [A]: 0.7 }, { [A]: 0.9 }, { [SPACE]: 0.25 }, { [B]: 0.75 }])
  expect(characters).toEqual([
    { text: "a", position: 0.4, probability: expect.closeTo(0.9), spaceBefore: 0, comma: 0 },
    { text: "b", position: 0.9, probability: expect.closeTo(0.75), spaceBefore: expect.closeTo(0.25), comma: 0 },
  ])
})

test("a character has the probability of a comma at its place and beside it", () => {
  const commas = decode([{ [A]: 0.9 }, {}, { [COMMA]: 0.2 }, { [STOP]: 0.6, [COMMA]: 0.1 }, {}]).map(
    ({ comma }) => comma,
  )
  expect(commas).toEqual([0, expect.closeTo(0.2)])
})
