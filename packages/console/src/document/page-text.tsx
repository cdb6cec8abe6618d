import { memo } from "react"
import { type Word, phrasesOf, textOf } from "./word-choice.ts"
import styles from "./page-text.module.css"

/** Parts of a word's height: the letters, and what is below their line. */
const FONT_SIZE = 0.98
const DESCENT = 0.2

interface TextProps {
  readonly words: readonly Word[]
}

/** Draws the words of a page that has no image, such as that of a mail, where they stand. */
export const PrintedText = memo(function PrintedText({ words }: TextProps) {
  return (
    <g className={styles.printed} aria-hidden="true">
      {words.map(({ text, box: [left, top, right, bottom] }, index) => (
        <text
          key={index}
          x={left}
          y={bottom - (bottom - top) * DESCENT}
          fontSize={(bottom - top) * FONT_SIZE}
          textLength={Math.max(1, right - left)}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </g>
  )
})

/** Renders the text of a page for screen readers, a line for words that stand together. */
export const HiddenText = memo(function HiddenText({ words }: TextProps) {
  return (
    <div className="visually-hidden">
      {phrasesOf(words).map(({ words }, index) => (
        <p key={index}>{textOf(words)}</p>
      ))}
    </div>
  )
})
