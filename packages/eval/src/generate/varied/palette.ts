import type { Random } from "../random.ts"

/** The colours of one design. */
export interface Palette {
  readonly ink: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
  readonly soft: string
  readonly rule: string
  /** None for white paper. */
  readonly paper?: string
}

const accents = [
  "#1f3a5f",
  "#8c2f39",
  "#2e6f40",
  "#34495e",
  "#b5541c",
  "#4a3f8c",
  "#0b7a75",
  "#111111",
  "#5c5c5c",
  "#d4a017",
  "#6d7ff5",
]

/** Draws colours: usually dark on white, rarely light on dark. */
export function drawPalette(random: Random): Palette {
  const accent = random.pick(accents)
  const share = random.next()
  if (share < 0.05)
    return {
      ink: "#e8e8ee",
      muted: "#a0a0b0",
      accent: "#d0b25c",
      onAccent: "#1b1b26",
      soft: "#2c2c3a",
      rule: "#55556a",
      paper: random.pick(["#1e1e2a", "#222831", "#10231c"]),
    }
  if (share < 0.35)
    return {
      ink: "#111111",
      muted: "#444444",
      accent: "#222222",
      onAccent: "#ffffff",
      soft: "#e6e6e6",
      rule: "#000000",
    }
  return {
    ink: random.pick(["#111111", "#222222", "#333333", "#2b2b40"]),
    muted: random.pick(["#555555", "#777777", "#888888", accent]),
    accent,
    onAccent: accent === "#d4a017" ? "#111111" : "#ffffff",
    soft: random.pick(["#f2f2f2", "#eef1f5", "#f7f3ea", "#e8eef7", "#eaf4ee"]),
    rule: random.pick(["#444444", "#bbbbbb", "#dddddd", accent]),
  }
}
