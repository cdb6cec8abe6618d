import { readFileSync } from "node:fs"

/** Reads a vitest JSON report; one that is missing, broken or without a passed test counts as a failure. */
function count(path) {
  try {
    const report = JSON.parse(readFileSync(path, "utf8"))
    // A file that fails outside its tests, such as before the first one, counts no failed test, but is a failure all the same.
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

/** Prints `N passed, N failed, N skipped` over the reports it is given; exits 1 unless all of them are good. */
const counts = process.argv.slice(2).map(count)
const sum = (name) => counts.reduce((total, each) => total + each[name], 0)
console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`)
process.exitCode = sum("passed") > 0 && sum("failed") === 0 ? 0 : 1
