/** Escaped HTML, created by {@link html} only. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const codes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** Escapes a text for HTML, for element content and quoted attributes alike. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => codes[sign] ?? sign)

type Part = Markup | string | number | null | undefined | readonly Markup[]

/** Builds HTML of a template; everything that is not markup itself is escaped, null and undefined are left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const texts = strings.map((text, index) => text + (index < parts.length ? textOf(parts[index]) : ""))
  return new Markup(texts.join(""))
}

function textOf(part: Part): string {
  if (part === null || part === undefined) return ""
  if (part instanceof Markup) return part.text
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part))
  return part.map(({ text }) => text).join("")
}
