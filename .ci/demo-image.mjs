import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/*
 * Renders the output of `npm run demo` as docs/images/demo-light.svg and demo-dark.svg, the picture of README.md:
 *
 *   npm exec --offline -- node .ci/demo-image.mjs
 *
 * The output is unchanged except for the port and the workflow id, which differ between runs, and the table, which is cut.
 */

const repository = join(dirname(fileURLToPath(import.meta.url)), "..")

/** GitHub's palettes, so that the picture sits on the page's own background. */
const THEMES = {
  light: { page: "#f6f8fa", frame: "#d0d7de", text: "#1f2328", dim: "#656d76", green: "#1a7f37", accent: "#0969da" },
  dark: { page: "#161b22", frame: "#30363d", text: "#e6edf3", dim: "#8b949e", green: "#3fb950", accent: "#58a6ff" },
}

const SHOWN_ROWS = 7
const CHARACTER_WIDTH = 7.83
const LINE_HEIGHT = 19
const FONT_SIZE = 13
const PADDING = 20

/** Returns the output of the demo with ANSI colours, both streams merged as a terminal shows them. */
function runDemo() {
  const command = "node --conditions=@docsift/source examples/demo/src/main.ts 2>&1"
  // Without FORCE_COLOR, styleText() emits no escapes, because the streams are not terminals.
  return execFileSync("sh", ["-c", `FORCE_COLOR=1 ${command}`], { cwd: repository, encoding: "utf8" })
}

/** Drops the suggested commands and all but the first table rows, and replaces what differs between runs. */
function condense(output) {
  const escape = String.fromCodePoint(27)
  const lines = output
    .slice(0, output.indexOf(`${escape}[1mTry next`))
    .replace(/127\.0\.0\.1:\d+/, "127.0.0.1:3000")
    .replace(/wkf_[0-9a-f]+/, "wkf_7f8b42225487")
    .replace(/^ {2}(?:Queued|Processing|Completed) after .*\n/gm, "")
    .trim()
    .split("\n")
  const header = lines.findIndex((line) => line.includes("Description"))
  const rows = lines.length - header - 1
  const rest = `${escape}[2m  … ${rows - SHOWN_ROWS} more rows${escape}[22m`
  const prompt = `${escape}[36m$${escape}[39m npm run demo`
  return [prompt, "", ...lines.slice(0, header + 1 + SHOWN_ROWS), rest]
}

/** Splits a line into runs of one style, each with its first column. */
function parseLine(line) {
  const runs = []
  const style = { bold: false, dim: false, color: undefined }
  let column = 0
  for (const part of line.split(new RegExp(`(${String.fromCodePoint(27)}\\[\\d+m)`))) {
    const code = /\[(\d+)m$/.exec(part)?.[1]
    if (code === undefined) {
      // Text separated by two spaces gets a position of its own, so that columns line up in every font.
      for (const match of part.matchAll(/\S+(?: \S+)*/g))
        runs.push({ text: match[0], column: column + match.index, ...style })
      column += part.length
    } else if (code === "1") style.bold = true
    else if (code === "2") style.dim = true
    else if (code === "22") style.bold = style.dim = false
    else if (code === "32") style.color = "green"
    else if (code === "36") style.color = "accent"
    else if (code === "39") style.color = undefined
  }
  return { runs, columns: column }
}

const escapeXml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

function render(lines, theme) {
  const parsed = lines.map(parseLine)
  const width = Math.ceil(Math.max(...parsed.map(({ columns }) => columns)) * CHARACTER_WIDTH) + 2 * PADDING
  const height = lines.length * LINE_HEIGHT + 2 * PADDING
  const texts = parsed.flatMap(({ runs }, index) =>
    runs.map((run) => {
      const x = (PADDING + run.column * CHARACTER_WIDTH).toFixed(1)
      const y = PADDING + index * LINE_HEIGHT + 14
      const length = (run.text.length * CHARACTER_WIDTH).toFixed(1)
      const fill = theme[run.color ?? (run.dim ? "dim" : "text")]
      const weight = run.bold ? ' font-weight="bold"' : ""
      return `<text x="${x}" y="${y}" fill="${fill}"${weight} textLength="${length}">${escapeXml(run.text)}</text>`
    }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="Output of npm run demo: fields and line items of an invoice with page and confidence">`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="${theme.page}" stroke="${theme.frame}"/>`,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace" font-size="${FONT_SIZE}">`,
    ...texts,
    "</g>",
    "</svg>",
    "",
  ].join("\n")
}

const lines = condense(runDemo())
for (const [name, theme] of Object.entries(THEMES)) {
  const path = join(repository, `docs/images/demo-${name}.svg`)
  const svg = render(lines, theme)
  writeFileSync(path, svg)
  console.log(`docs/images/demo-${name}.svg: ${(svg.length / 1000).toFixed(1)} kB`)
}
