/** Length of the longest attack, in characters: a linear pattern takes a millisecond, a quadratic one seconds. */
const maxLength = 64 * 1024
/** A threshold between the two, even on a loaded machine. */
const maxMilliseconds = 100

/**
 * Runs an attack found by recheck's fuzzer at growing lengths, and returns whether V8 really takes long. The fuzzer counts
 * steps of a model for a limited time: its verdict on patterns with a bounded repetition differs from run to run.
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
