/** Returns a confidence in per cent, rounded down as in the console: 80 % is never below a threshold of 0.8. */
export function percentOf(confidence: number): string {
  // 0.29 × 100 is 28.999999999999996.
  return `${Math.floor(Number((confidence * 100).toFixed(6)))} %`
}
