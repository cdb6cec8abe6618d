import { expect, test } from "vitest"
import { createAlphabet } from "./decode-line.ts"
import type { GreyImage } from "../grey-image.ts"
import { LINE_HEIGHT } from "./line-image.ts"
import { recognizeLines, type LineNetworks } from "./recognize-lines.ts"

const alphabet = createAlphabet("a\nb\n")
const [BLANK, A, B] = [0, 1, 2]
/** The number of characters from which those of the line are narrow. */
const NARROW_COUNT = 40
const page: GreyImage = { width: 320, height: 64, pixels: new Uint8Array(320 * 64).fill(255) }

/** How the fake recognizer reads a line: a number of equal characters. */
interface Reading {
  readonly as: number
  readonly probability: number
  readonly count?: number
}

/** Networks that find one line, and read it as is said for its first and its stretched image. */
function aReader(read: (isStretched: boolean) => Reading) {
  const widths: number[] = []
  const networks: LineNetworks = {
    detect: ({ width, height }) =>
      Promise.resolve({
        width,
        height,
        probabilities: Float32Array.from({ length: width * height }, (_, at) => {
          const [x, y] = [at % width, Math.floor(at / width)]
          return x >= 40 && x < 280 && y >= 24 && y < 40 ? 0.9 : 0
        }),
      }),
    recognize: ({ width }) => {
      widths.push(width)
      const { as, probability, count = NARROW_COUNT } = read(widths.length > 1)
      const classCount = alphabet.texts.length
      // Blanks divide the characters.
      const probabilities = Float32Array.from({ length: 2 * count * classCount }, (_, at) => {
        const [step, each] = [Math.floor(at / classCount), at % classCount]
        if (step % 2 === 1) return Number(each === BLANK)
        return each === as ? probability : each === BLANK ? 1 - probability : 0
      })
      return Promise.resolve({ count: 2 * count, classCount, probabilities })
    },
  }
  return { networks, widths }
}

/** Returns the first character of each word. */
async function textBy(networks: LineNetworks): Promise<string | undefined> {
  const words = await recognizeLines(page, networks, alphabet)
  return words?.map(({ text }) => text.slice(0, 1)).join(" ")
}

test("a doubtful line of narrow characters is read again, stretched, and the more probable reading is kept", async () => {
  const { networks, widths } = aReader((isStretched) => ({
    as: isStretched ? B : A,
    probability: isStretched ? 0.9 : 0.8,
  }))
  expect(await textBy(networks)).toBe("b")
  const [first = 0, second = 0] = widths
  expect(first).toBeGreaterThan(LINE_HEIGHT)
  expect(second / first).toBeCloseTo(1.25, 2)
  const worse = aReader((isStretched) => ({ as: isStretched ? B : A, probability: isStretched ? 0.7 : 0.8 }))
  expect(await textBy(worse.networks)).toBe("a")
})

test.each([
  ["that is read with confidence", { as: A, probability: 0.99 }],
  ["of wide characters", { as: A, probability: 0.8, count: 5 }],
])("a line %s is read once", async (_, reading) => {
  const { networks, widths } = aReader(() => reading)
  expect(await textBy(networks)).toBe("a")
  expect(widths).toHaveLength(1)
})
