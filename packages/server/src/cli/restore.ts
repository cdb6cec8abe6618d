import { readConfig } from "../config.ts"
import { withRestoreDependencies } from "../command-container.ts"
import { acceptStore, checkRestore, detachStore, type RestoreReport } from "../services/restore.ts"

const storeSentences = {
  own: () => "has this deployment's marker: its processes take jobs",
  unmarked: () => 'has never been marked: the next "serve" marks it',
  missing_mark: () => 'lacks its marker: processes are unready and take no job until "docsift-server restore accept"',
  foreign: ({ mark }: RestoreReport) =>
    `is marked by the deployment ${mark}: processes are unready and take no job until "docsift-server restore accept"`,
} as const

/** Prints what servers and workers would do with the database and the store; sets the exit code 1 if a decision is needed. */
export async function printRestoreCheck({ json = false }: { readonly json?: boolean }): Promise<void> {
  const report = await withRestoreDependencies(readConfig(), checkRestore)
  const text = json ? JSON.stringify(report, null, 2) : describe(report)
  process.stdout.write(`${text}\n`)
  if (!isReady(report)) process.exitCode = 1
}

/** Makes the database of the settings the owner of the document store of the settings. */
export async function acceptRestore({ yes = false }: { readonly yes?: boolean }): Promise<void> {
  const config = readConfig()
  const deploymentId = await withRestoreDependencies(config, (dependencies) => acceptStore(dependencies, yes))
  process.stdout.write(
    `The document store now has the marker of the deployment ${deploymentId}. Its processes take jobs within seconds.\n`,
  )
}

/** Gives the database a new identity. For a physical copy, which cannot be distinguished from the original otherwise. */
export async function detachRestore(): Promise<void> {
  const deploymentId = await withRestoreDependencies(readConfig(), detachStore)
  process.stdout.write(
    `This database is now the deployment ${deploymentId}. Its processes take no job and leave the documents alone until ` +
      '"docsift-server restore accept" has run. Restart any that are running.\n',
  )
}

function isReady({ store, rowsWithoutDocument, documentsWithoutRow, openUnreadable }: RestoreReport): boolean {
  const isUsable = store === "own" || store === "unmarked"
  return isUsable && rowsWithoutDocument + documentsWithoutRow + openUnreadable === 0
}

function describe(report: RestoreReport): string {
  const { executions, openWithoutDocument, rows, rowsWithoutDocument, documents, documentsWithoutRow } = report
  const { open } = executions
  const lines = [
    ["Database", report.isCopy ? "restored or copied: the next start gives it a new identity" : identity(report)],
    ["Store", `${report.place} ${storeSentences[report.store](report)}`],
    [
      "Executions",
      `${count(open)} unfinished, ${count(openWithoutDocument)} without their document${unreadable(report)}`,
    ],
    ["Rows", `${count(rows)} recorded, ${count(rowsWithoutDocument)} missing from the store`],
    ["Documents", `${count(documents)} in the store, ${withoutRow(report)}`],
    ["Sweep", documentsWithoutRow === 0 ? "would remove nothing" : sweep(report)],
    [
      "Retention",
      report.expired === undefined ? "is off" : `would remove ${count(report.expired)} executions with their documents`,
    ],
  ]
  return lines.map(([name = "", text]) => `${name.padEnd(12)}${text}`).join("\n")
}

function unreadable({ openUnreadable }: RestoreReport): string {
  return openUnreadable === 0 ? "" : `, ${count(openUnreadable)} whose document this user cannot read`
}

function identity({ deploymentId }: RestoreReport): string {
  return deploymentId === undefined ? "no identity yet: the next start gives it one" : `deployment ${deploymentId}`
}

function withoutRow({ documentsWithoutRow, newestWithoutRow }: RestoreReport): string {
  const newest = newestWithoutRow === undefined ? "" : `, the newest from ${newestWithoutRow.toISOString()}`
  return `${count(documentsWithoutRow)} without a database row${newest}`
}

function sweep({ documents, documentsWithoutRow }: RestoreReport): string {
  const isWithheld = documentsWithoutRow > documents / 100
  return isWithheld
    ? "would report the documents without a row for 7 days, then remove them"
    : "would remove each document without a row once it is an hour old"
}

function count(value: number): string {
  return value.toLocaleString("en-US")
}
