import type { TableWord } from "./page-text.ts"

/** Moves a word to the right and down; its source stays where it is printed. */
export function moveWord(word: TableWord, right: number, down: number): TableWord {
  const [x0, y0, x1, y1] = word.box
  return { ...word, box: [x0 + right, y0 + down, x1 + right, y1 + down] }
}
