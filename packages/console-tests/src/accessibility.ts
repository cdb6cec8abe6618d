import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"

/** The rules of WCAG 2.2 up to level AA that a program can check. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
/** Those of these rules that depend on colours. */
const colorRules = ["color-contrast", "link-in-text-block"]

/** Returns the elements of a page that violate a rule of WCAG, each as `rule: selector`. */
export function findViolations(page: Page): Promise<string[]> {
  return find(prepare(page).withTags(wcagTags))
}

/** Returns the elements of a page that violate a rule about colours, for a page whose other rules were checked. */
export function findColorViolations(page: Page): Promise<string[]> {
  return find(prepare(page).withRules(colorRules))
}

/**
 * Runs in the page itself: by default the result is put together in one more page, which takes a process of the browser for
 * each call. That only matters for frames of other origins, and the console's policy allows none. Selectors are put together for
 * the elements that violate a rule, not for all others too: a search takes two thirds of its processor time (measured). The
 * options come first, because they would replace the rules.
 */
function prepare(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] })
}

async function find(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))
}
