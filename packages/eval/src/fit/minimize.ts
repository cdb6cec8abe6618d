/** A differentiable function: writes its gradient at a point and returns its value there. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number

/** Pairs of steps and gradients that approximate the curvature. */
const MEMORY = 12
/** Share of the expected decrease that a step must bring (Armijo's rule). */
const SUFFICIENT = 1e-4
const MAX_HALVINGS = 30

/**
 * Minimizes a convex function by L-BFGS (Nocedal and Wright, Numerical Optimization, algorithm 7.5) from zero. The order of
 * all sums is fixed, so the same function gives the same bits.
 */
export function minimize(
  objective: Objective,
  size: number,
  { iterations, tolerance }: { readonly iterations: number; readonly tolerance: number },
): Float64Array {
  let point = new Float64Array(size)
  let gradient = new Float64Array(size)
  let value = objective(point, gradient)
  const pairs: { step: Float64Array; change: Float64Array; product: number }[] = []
  for (let iteration = 0; iteration < iterations; iteration++) {
    const direction = descentOf(gradient, pairs)
    const slope = dot(direction, gradient)
    if (slope >= 0) break
    let length = iteration === 0 ? 1 / Math.sqrt(dot(gradient, gradient)) : 1
    let next = point
    const nextGradient = new Float64Array(size)
    let nextValue = Infinity
    for (let halving = 0; halving < MAX_HALVINGS; halving++) {
      next = point.map((each, index) => each + length * (direction[index] ?? 0))
      nextValue = objective(next, nextGradient)
      if (nextValue <= value + SUFFICIENT * length * slope) break
      length /= 2
    }
    if (!(nextValue < value)) break
    const step = next.map((each, index) => each - (point[index] ?? 0))
    const change = nextGradient.map((each, index) => each - (gradient[index] ?? 0))
    const product = dot(step, change)
    if (product > 0) pairs.push({ step, change, product })
    if (pairs.length > MEMORY) pairs.shift()
    const isDone = value - nextValue < tolerance * Math.abs(value)
    point = next
    gradient = nextGradient
    value = nextValue
    if (isDone) break
  }
  return point
}

/** Returns the direction of descent by the two-loop recursion. */
function descentOf(
  gradient: Float64Array,
  pairs: readonly { step: Float64Array; change: Float64Array; product: number }[],
): Float64Array {
  const direction = gradient.map((each) => -each)
  const factors: number[] = []
  for (const { step, change, product } of pairs.toReversed()) {
    const factor = dot(step, direction) / product
    factors.push(factor)
    addScaled(direction, change, -factor)
  }
  const last = pairs.at(-1)
  if (last) {
    const scale = last.product / dot(last.change, last.change)
    for (const [index, each] of direction.entries()) direction[index] = each * scale
  }
  for (const { step, change, product } of pairs) {
    addScaled(direction, step, (factors.pop() ?? 0) - dot(change, direction) / product)
  }
  return direction
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}

function addScaled(target: Float64Array, other: Float64Array, factor: number): void {
  for (let index = 0; index < target.length; index++)
    target[index] = (target[index] ?? 0) + factor * (other[index] ?? 0)
}
