import { readFileSync } from "node:fs"

/** Prints `N passed, N failed, N skipped` from a vitest JSON report; exits 1 when there is none or nothing ran. */
try {
  const report = JSON.parse(readFileSync(process.argv[2], "utf8"))
  const skipped = report.numPendingTests + report.numTodoTests
  // A file that fails before its first test has no test to count, but is a failure all the same.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  )
  console.log(
    `${report.numPassedTests} passed, ${report.numFailedTests + brokenFiles.length} failed, ${skipped} skipped`,
  )
  process.exitCode = report.numPassedTests > 0 && report.success ? 0 : 1
} catch {
  console.log("0 passed, 1 failed, 0 skipped")
  process.exitCode = 1
}
