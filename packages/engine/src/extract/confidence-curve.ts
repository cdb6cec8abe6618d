/**
 * Answers whose scores mean the same: names, addresses and free texts are right to the letter less often than figures,
 * days and identifiers, cells more often.
 */
export type ScoreGroup = "nameField" | "figureField" | "cell"

/** Score → share of right answers; both rise from point to point. */
export type Curve = readonly (readonly [score: number, chance: number])[]
