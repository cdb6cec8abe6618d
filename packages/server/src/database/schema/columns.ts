import { timestamp } from "drizzle-orm/pg-core"

/*
 * JSON is stored as `json`, never `jsonb`: jsonb sorts the members of an object, and the configured order of names is part
 * of a result; it also rejects the character U+0000, which documents do contain.
 *
 * Every list is newest first, ties by id. The index of each list has exactly this order, so that a page costs the same at
 * the millionth row.
 */

/** A timestamp in milliseconds, the precision of the interface: a cursor must not lose precision. */
export const timestampMs = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" })

/** When the row was inserted. */
export const createdAt = () => timestampMs("created_at").notNull().defaultNow()
