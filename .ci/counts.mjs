import { readFileSync } from "node:fs"

/** Maximum length of a failure's message when it is repeated at the end. */
const messageLength = 2000

/** Lists the failures of a report with file, title and message, because a log may be truncated to its last lines. */
function failuresOf(report) {
  return report.testResults.flatMap((file) => [
    ...(file.message ? [`FAILED ${file.name}\n${file.message}`] : []),
    ...file.assertionResults
      .filter(({ status }) => status === "failed")
      .map((each) => `FAILED ${file.name} > ${each.fullName}\n${each.failureMessages.join("\n")}`),
  ])
}

/** Reads a vitest JSON report; one that is missing, broken or without a passed test counts as a failure. */
function count(path) {
  try {
    const report = JSON.parse(readFileSync(path, "utf8"))
    for (const failure of failuresOf(report)) console.log(`${failure.slice(0, messageLength)}\n`)
    // A file that fails outside its tests has no failed test, but is a failure nevertheless.
    const brokenFiles = report.testResults.filter(
      (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
    ).length
    const failed = report.numFailedTests + brokenFiles
    const isGood = report.success && report.numPassedTests > 0
    return {
      passed: report.numPassedTests,
      failed: isGood ? failed : Math.max(1, failed),
      skipped: report.numPendingTests + report.numTodoTests,
    }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** Prints the failures of the given reports, and `N passed, N failed, N skipped` as the last line; exits with 1 unless all are successful. */
const counts = process.argv.slice(2).map(count)
const sum = (name) => counts.reduce((total, each) => total + each[name], 0)
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`)
process.exitCode = sum("passed") > 0 && sum("failed") === 0 ? 0 : 1
