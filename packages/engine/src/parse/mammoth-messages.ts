import { createRequire } from "node:module"

/** What is used of mammoth's `lib/results.js`, which has no types. */
interface ResultConstructor {
  new (value: unknown, messages: readonly unknown[]): MammothResult
  combine(this: void, results: readonly MammothResult[]): MammothResult
  readonly prototype: MammothResult
}

interface MammothResult {
  readonly value: unknown
  flatMap(map: (value: unknown) => MammothResult): MammothResult
  flatMapThen(map: (value: unknown) => Promise<MammothResult>): Promise<MammothResult>
}

let isDropping = false

/**
 * Makes mammoth drop its messages (unknown elements, styles that are not mapped). It compares each of them with all
 * others, on every level of the document: 8,000 styles that do not exist took 5 s, twice as many four times as long.
 */
export function dropMammothMessages(): void {
  if (isDropping) return
  isDropping = true
  // The package exports no setting for it; its version is pinned, and a test of growth notices a build without this.
  const { Result } = createRequire(import.meta.url)("mammoth/lib/results.js") as { Result: ResultConstructor }
  const silent = ({ value }: MammothResult) => new Result(value, [])
  const combine = Result.combine
  Result.combine = (results) => combine(results.map(silent))
  Result.prototype.flatMap = function flatMap(map) {
    return silent(map(this.value))
  }
  Result.prototype.flatMapThen = async function flatMapThen(map) {
    return silent(await map(this.value))
  }
}
