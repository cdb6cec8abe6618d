import { and, eq, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../database/database.ts"
import { housekeeping } from "../database/schema/deployment.ts"
import { type FileId, isId } from "../domain/ids.ts"
import type { Chore } from "./housekeeping.ts"

const chore: Chore = "orphaned_documents"
const ofSweep = eq(housekeeping.chore, chore)
const seconds = z.coerce.number()

/** The last document that a sweep has looked at; undefined at the start of the store. */
export type SweepCursor = FileId | undefined

/** The outcome of a part of a sweep. */
export interface SweptPart {
  readonly from: SweepCursor
  /** Undefined when the end of the store was reached. */
  readonly to: SweepCursor
  /** Documents without a row that were kept. */
  readonly withheld: number
}

/** Keeps how far the sweep of the document store has come, for every process and across restarts. */
export class SweepProgressRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Returns where the sweep continues. */
  async readCursor(): Promise<SweepCursor> {
    const [row] = await this.#database.select({ cursor: housekeeping.cursor }).from(housekeeping).where(ofSweep)
    const cursor = row?.cursor ?? ""
    return isId("file", cursor) ? cursor : undefined
  }

  /** Reports that the sweep is still running, so that no other process starts it. */
  async renew(): Promise<void> {
    await this.#database
      .update(housekeeping)
      .set({ startedAt: sql`now()` })
      .where(ofSweep)
  }

  /** Records that documents are withheld. @returns for how many seconds this has been so. */
  async withhold(): Promise<number> {
    const [row] = await this.#database
      .update(housekeeping)
      .set({ withheldSince: sql`coalesce(${housekeeping.withheldSince}, now())` })
      .where(ofSweep)
      .returning({ seconds: sql`extract(epoch from now() - ${housekeeping.withheldSince})::float8` })
    return seconds.parse(row?.seconds ?? 0)
  }

  /**
   * Records that a part has been swept. At the end of the store, what the whole sweep has withheld becomes its result.
   *
   * @returns false, and records nothing, when another process has moved the cursor meanwhile: it has taken the sweep over.
   */
  async advance({ from, to, withheld }: SweptPart): Promise<boolean> {
    const soFar = sql`${housekeeping.withheldSoFar} + ${withheld}::bigint`
    const rows = await this.#database
      .update(housekeeping)
      .set(
        to === undefined
          ? {
              cursor: null,
              withheldSoFar: 0,
              withheld: soFar,
              withheldSince: sql`case when ${soFar} > 0 then ${housekeeping.withheldSince} end`,
              startedAt: sql`now()`,
            }
          : {
              cursor: to,
              withheldSoFar: soFar,
              // Not only at the end, which may be hours away: an alert watches this number.
              withheld: sql`greatest(${housekeeping.withheld}, ${soFar})`,
              startedAt: sql`now()`,
            },
      )
      .where(and(ofSweep, sql`${housekeeping.cursor} is not distinct from ${from ?? null}`))
      .returning({ chore: housekeeping.chore })
    return rows.length > 0
  }
}
