/**
 * Values whose scores mean the same: names, addresses and free texts are less often exactly right than figures,
 * dates and identifiers, cells more often.
 */
export type ScoreGroup = "nameField" | "figureField" | "cell"

/** Score → share of correct values; both rise from point to point. */
export type Curve = readonly (readonly [score: number, probability: number])[]
