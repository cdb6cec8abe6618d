/*
 * Time limits for PostgreSQL, each longer than the one before it, so that a hang is ended by the side that knows
 * most about it: the caller's wait for a connection; the database ends a statement; it frees the locks of a process that
 * went silent in a transaction; the client destroys a connection on which nothing arrives. Waiting and silence add up to
 * 18 s, after which a request gets 503 at the latest.
 */

/** Longest time to open a connection. */
export const connectSeconds = 5
/** Longest wait for a connection. */
export const waitForConnectionMs = 5_000
/** `statement_timeout` of requests. */
export const statementMs = 10_000
/** Age at which an unused connection is closed; less than `silenceMs`, which is for connections in use. */
export const idleSeconds = 10
/** Time without a received byte after which a connection is destroyed. */
export const silenceMs = 12_000
/** `idle_in_transaction_session_timeout`. */
export const idleInTransactionMs = 15_000

/** Time without a byte after which the operating system probes the other side; it gives up 10 s later. */
export const keepAliveSeconds = 15
