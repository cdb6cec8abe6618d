import type { ParseArgsOptionsConfig } from "node:util"
import { formats, type Format } from "./layout.ts"
import { localeCodes, type LocaleCode } from "./locale.ts"
import type { Vocabulary } from "./locales.ts"
import { kinds, type Kind } from "./terms.ts"

/**
 * The sets: `small` is the PDF set that figures are compared by, `long` has tables of 27 to 2,200 rows, `formats` every
 * layout of every format but pictures with every kind, going round the locales, `full` the same in every locale.
 */
export const setNames = ["small", "long", "formats", "full"] as const

/** The name of a set. */
export type SetName = (typeof setNames)[number]

/** What to generate. */
export interface SetOptions {
  /** @default "small" */
  readonly set?: SetName
  /** @default "docsift-1" */
  readonly seed?: string
  /** @default "usual" */
  readonly vocabulary?: Vocabulary
  /** @default all */
  readonly kinds?: readonly Kind[]
  /** Pictures are made only when they are named here: recognising them takes seconds each. @default all but "png" */
  readonly formats?: readonly Format[]
  /** @default all */
  readonly locales?: readonly LocaleCode[]
  /** At most so many documents, taken evenly from the set. @default all */
  readonly size?: number
}

/** The flags of a command line, for `parseArgs`. */
export const setFlags = {
  set: { type: "string", default: "small" },
  seed: { type: "string", default: "docsift-1" },
  words: { type: "string", default: "usual" },
  kinds: { type: "string", default: "" },
  formats: { type: "string", default: "" },
  locales: { type: "string", default: "" },
  size: { type: "string", default: "" },
} as const satisfies ParseArgsOptionsConfig

function oneOf<T extends string>(flag: string, allowed: readonly T[], text: string): T {
  const found = allowed.find((each) => each === text)
  if (found === undefined) throw new RangeError(`--${flag} is "${text}"; use one of ${allowed.join(", ")}.`)
  return found
}

const listOf = <T extends string>(flag: string, allowed: readonly T[], text: string): T[] =>
  text.split(",").map((part) => oneOf(flag, allowed, part.trim()))

/** Reads the flags. @throws {RangeError} that names the flag, its value and what is allowed. */
export function readSetOptions(values: Readonly<Record<keyof typeof setFlags, string>>): SetOptions {
  const size = Number(values.size)
  if (values.size !== "" && !(Number.isInteger(size) && size > 0))
    throw new RangeError(`--size is "${values.size}"; use a whole number of documents, 1 or more.`)
  return {
    set: oneOf("set", setNames, values.set),
    seed: values.seed,
    vocabulary: oneOf<Vocabulary>("words", ["usual", "other"], values.words),
    ...(values.kinds === "" ? {} : { kinds: listOf("kinds", kinds, values.kinds) }),
    ...(values.formats === "" ? {} : { formats: listOf("formats", formats, values.formats) }),
    ...(values.locales === "" ? {} : { locales: listOf("locales", localeCodes, values.locales) }),
    ...(values.size === "" ? {} : { size }),
  }
}
