import { newId } from "../domain/ids.ts"
import type { IdPrefix } from "../generated/ids.ts"

/** Five collisions in a row have a chance below 1e-40 at a million rows: something else is wrong then. */
const maxAttempts = 5

/**
 * Inserts a row under a new random id, and with another one if the id is taken.
 *
 * @param insert - inserts with `on conflict do nothing`, so that a taken id does not abort a surrounding transaction;
 * returns no row then.
 */
export async function insertWithNewId<Prefix extends IdPrefix, Row>(
  prefix: Prefix,
  insert: (id: ReturnType<typeof newId<Prefix>>) => Promise<Row[]>,
): Promise<Row> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [row] = await insert(newId(prefix))
    if (row !== undefined) return row
  }
  throw new Error(`no free id with the prefix ${prefix} after ${maxAttempts} attempts`)
}
