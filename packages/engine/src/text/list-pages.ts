/** Numbers that are listed; more are counted. */
const MAX_LISTED = 10

/** Returns pages for a sentence: `page 2`, or `pages 1, 2, 5 and 3 more`. */
export function listPages(numbers: readonly number[]): string {
  const listed = numbers.slice(0, MAX_LISTED).join(", ")
  const more = numbers.length > MAX_LISTED ? ` and ${numbers.length - MAX_LISTED} more` : ""
  return `${numbers.length === 1 ? "page" : "pages"} ${listed}${more}`
}
