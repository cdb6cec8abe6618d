import { axisOf } from "./axis.ts"
import styles from "./bars.module.css"
import { formatCount } from "./figures.ts"

/** One bar of a chart. */
export interface Bar {
  readonly key: string
  readonly value: number
  /** The share of `value` that is drawn in the second colour, at the top. */
  readonly part: number
  /** What the tooltip says. */
  readonly label: string
}

interface BarChartProps {
  readonly bars: readonly Bar[]
  /** What the two colours mean: the whole without the part, and the part. */
  readonly legend: readonly [string, string]
  /** What stands below the first and the last bar. */
  readonly ends: readonly [string, string]
}

/** Width of one bar with its gap, in units that the browser stretches to the width of the chart. */
const STEP = 10

/**
 * Draws upright bars. The chart is hidden from screen readers: a table beside it has to say the same.
 */
export function BarChart({ bars, legend, ends }: BarChartProps) {
  const top = axisOf(Math.max(...bars.map(({ value }) => value)))
  const toY = (value: number) => 100 - (value / top) * 100
  // A few bars share the whole width, so they are drawn narrower.
  const width = STEP * (bars.length <= 10 ? 0.36 : 0.72)
  return (
    <figure className={styles.chart} aria-hidden="true">
      <figcaption className={styles.legend}>
        <span data-part="whole">{legend[0]}</span>
        <span data-part="part">{legend[1]}</span>
      </figcaption>
      <div className={styles.axis}>
        <span>{formatCount(top)}</span>
        {top > 1 && <span>{formatCount(top / 2)}</span>}
        <span>0</span>
      </div>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${bars.length * STEP} 100`}
        preserveAspectRatio="none"
        focusable="false"
      >
        <path className={styles.grid} d={`M0 0H${bars.length * STEP}M0 50H${bars.length * STEP}`} />
        {bars.map(({ key, value, part, label }, index) => (
          <g key={key} className={styles.bar} transform={`translate(${index * STEP})`}>
            <title>{label}</title>
            <rect className={styles.hover} width={STEP} height={100} />
            <rect
              className={styles.whole}
              x={(STEP - width) / 2}
              y={toY(value - part)}
              width={width}
              height={100 - toY(value - part)}
            />
            <rect
              className={styles.part}
              x={(STEP - width) / 2}
              y={toY(value)}
              width={width}
              height={toY(value - part) - toY(value)}
            />
          </g>
        ))}
      </svg>
      <div className={styles.ends}>
        <span>{ends[0]}</span>
        {bars.length > 1 && <span>{ends[1]}</span>}
      </div>
    </figure>
  )
}

/** Draws a share as a thin line; the figure beside it says the same. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={styles.rest} width={100} height={1} />
      <rect className={styles.whole} width={share * 100} height={1} />
    </svg>
  )
}
