import { createHash } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"

const file = new URL("checked.json", import.meta.url)
const { version } = createRequire(import.meta.url)("recheck/package.json")
/** Characters of a hash in the record: 64 bits. */
const length = 16

const hashOf = (key) => createHash("sha256").update(key).digest("hex").slice(0, length)

/** The patterns that one version of recheck found safe, by hash; none count for another version. */
export class CheckedPatterns {
  #hashes

  constructor(hashes) {
    this.#hashes = new Set(hashes)
  }

  static read() {
    const record = JSON.parse(readFileSync(file, "utf8"))
    return new CheckedPatterns(record.recheck === version ? record.patterns : [])
  }

  /** Writes the record of exactly these patterns, in the order of their hashes. */
  static write(keys) {
    const record = { recheck: version, patterns: keys.map(hashOf).toSorted() }
    writeFileSync(file, `${JSON.stringify(record, undefined, 2)}\n`)
  }

  /** Returns whether a pattern with its flags, as `/pattern/flags`, was found safe. */
  has(key) {
    return this.#hashes.has(hashOf(key))
  }
}
