/** Characters of the longest attack: a linear pattern reads them in a millisecond, a quadratic one takes seconds. */
const maxLength = 64 * 1024
/** Between the two, whatever else the machine does. */
const maxMilliseconds = 100

/**
 * Runs an attack that recheck's fuzzer found, longer and longer, and says whether V8 really takes long. The fuzzer counts
 * steps of a model for a bounded time: what it reports of a pattern with a bounded repetition differs from run to run.
 */
export function succeeds({ pattern, flags }, { pumps, suffix }) {
  const expression = new RegExp(pattern, flags)
  for (let length = 64; length <= maxLength; length *= 2) {
    const text = build(pumps, suffix, length)
    const startedAt = performance.now()
    expression.lastIndex = 0
    text.replace(expression, "")
    if (performance.now() - startedAt > maxMilliseconds) return true
  }
  return false
}

function build(pumps, suffix, length) {
  const each = Math.ceil(length / pumps.length)
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(each / pump.length))).join("") + suffix
}
