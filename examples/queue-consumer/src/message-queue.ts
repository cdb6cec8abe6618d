import { hash } from "node:crypto"
import { PgBoss } from "pg-boss"
import type { Database } from "./database.ts"

/** A message about an execution that has completed. */
export interface Message {
  /** The `webhook-id`, which is the same in every attempt. */
  readonly messageId: string
  readonly executionId: string
}

/** How often a message is processed again after a failure. */
export interface RetryPolicy {
  readonly limit: number
  /** Before the first repetition; each further one waits twice as long, with jitter. */
  readonly delaySeconds: number
}

/** A queue of messages in the database. */
export interface MessageQueue {
  /** Stores a message; it is in the database when this resolves. A message that is stored already is ignored. */
  add(message: Message): Promise<void>
  /** Passes each message to a function, again if the function throws. */
  consume(process: (message: Message, signal: AbortSignal) => Promise<void>): Promise<void>
  /** Returns the messages that have failed for good. */
  deadLetters(): Promise<Message[]>
  /** Puts the messages that have failed for good back into the queue, and returns their number. */
  redrive(): Promise<number>
  /** Stops after the messages that are being processed. */
  stop(): Promise<void>
}

const queueName = "docsift-messages"
const deadLetterName = "docsift-dead-letters"

/** Docsift keeps messages for 30 days unless configured otherwise: until then a message can arrive again. */
const rememberedSeconds = 31 * 24 * 3600
/** Processing takes seconds. The message of a consumer that was killed is given to another one after this time. */
const expireInSeconds = 60
/** Some hours of retries, for a Docsift or a database that is down. */
const defaultRetry: RetryPolicy = { limit: 12, delaySeconds: 5 }
const maxRetryDelaySeconds = 3600
const pollingIntervalSeconds = 0.5

/** Opens the queue, and creates it if necessary. */
export async function openQueue({ queueOptions }: Database, retry: RetryPolicy = defaultRetry): Promise<MessageQueue> {
  const boss = new PgBoss({ ...queueOptions, schedule: false })
  boss.on("error", (error) => process.stderr.write(`warning: ${error.message}\n`))
  await boss.start()
  // A message that failed for good waits for a person.
  await boss.createQueue(deadLetterName, { retentionSeconds: rememberedSeconds })
  const policy = {
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: retry.delaySeconds > 0,
    ...(retry.delaySeconds > 0 ? { retryDelayMax: maxRetryDelaySeconds } : {}),
    retentionSeconds: rememberedSeconds,
    deleteAfterSeconds: rememberedSeconds,
    expireInSeconds,
  }
  await boss.createQueue(queueName, { ...policy, deadLetter: deadLetterName })
  return {
    async add(message) {
      // The id is a primary key: repetitions of a message, at the same time or later, are ignored.
      await boss.send(queueName, message, { id: uuidOf(message.messageId) })
    },
    async consume(process) {
      await boss.work<Message>(queueName, { localConcurrency: 4, pollingIntervalSeconds }, async (jobs) => {
        for (const { data, signal } of jobs) await process(data, signal)
      })
    },
    async deadLetters() {
      const jobs = await boss.findJobs<Message>(deadLetterName, { queued: true })
      return jobs.map(({ data }) => data)
    },
    redrive: () => boss.redrive(deadLetterName),
    stop: () => boss.stop({ graceful: true, timeout: expireInSeconds * 1000 }),
  }
}

/** pg-boss takes UUIDs as ids. */
function uuidOf(messageId: string): string {
  const digits = hash("sha256", messageId)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20, 32),
  ].join("-")
}
