import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/*
 * Renders the output of commands as docs/images/<name>-light.svg and -dark.svg, the pictures of README.md and docs/cli.md:
 *
 *   npm exec --offline -- node .ci/terminal-images.mjs [NAME …]
 *
 * The output is unchanged except for the port and the workflow id, which differ between runs, the kernel and the memory of the
 * machine, and tables, which are cut.
 */

const repository = join(dirname(fileURLToPath(import.meta.url)), "..")
const escape = String.fromCodePoint(27)

/** GitHub's palettes, so that the picture sits on the page's own background. */
const THEMES = {
  light: {
    page: "#f6f8fa",
    frame: "#d0d7de",
    text: "#1f2328",
    dim: "#656d76",
    green: "#1a7f37",
    yellow: "#9a6700",
    accent: "#0969da",
  },
  dark: {
    page: "#161b22",
    frame: "#30363d",
    text: "#e6edf3",
    dim: "#8b949e",
    green: "#3fb950",
    yellow: "#d29922",
    accent: "#58a6ff",
  },
}

const SHOWN_ROWS = 7
const CHARACTER_WIDTH = 7.83
const LINE_HEIGHT = 19
const FONT_SIZE = 13
const PADDING = 20

const demo = join(repository, "examples/demo/src")
const cli = join(repository, "packages/cli/src/main.ts")

/** The pictures: the command as a reader types it, what runs it, and how a screen reader names its output. */
const IMAGES = [
  {
    name: "demo",
    prompt: "npm run demo",
    run: join(demo, "main.ts"),
    label: "Output of npm run demo: fields and line items of an invoice with page and confidence",
  },
  {
    name: "extract",
    prompt: "docsift extract invoice.pdf",
    run: `${cli} extract invoice.pdf`,
    label: "Output of docsift extract: fields and line items of an invoice without a definition",
  },
  {
    name: "suggest",
    prompt: "docsift suggest invoice.pdf --out invoice.json",
    run: `${cli} suggest invoice.pdf --out invoice.json`,
    label: "Output of docsift suggest: names, types and examples of the fields and columns of an invoice",
  },
  {
    name: "doctor",
    prompt: "docsift doctor",
    run: `${cli} doctor`,
    label: "Output of docsift doctor: the runtime, text recognition, the folder for temporary files and the server",
  },
]

/** Returns the output of a command with ANSI colours, both streams merged as a terminal shows them. */
function run(command, folder) {
  // Without FORCE_COLOR, styleText() emits no escapes, because the streams are not terminals.
  const line = `FORCE_COLOR=1 "${process.execPath}" --conditions=@docsift/source ${command} 2>&1`
  // A home without a configuration, so that no image shows a person's profiles.
  const env = { PATH: process.env.PATH, HOME: folder }
  return execFileSync("sh", ["-c", line], { cwd: folder, encoding: "utf8", env })
}

/** Drops suggested commands and all but the first rows of a table, and replaces what differs between runs. */
function condense(output, prompt) {
  const lines = output
    .replace(new RegExp(`${escape}\\[1mTry next[^]*`), "")
    .replace(/127\.0\.0\.1:\d+/, "127.0.0.1:3000")
    .replace(/wkf_[0-9a-f]+/, "wkf_7f8b42225487")
    .replace(/(?<=on linux )\S+, \S+(?= GB)/, "6.12.0, 16.0")
    .replace(/^ {2}(?:Queued|Processing|Completed) after .*\n/gm, "")
    .trim()
    .split("\n")
  const header = lines.findIndex((line) => line.includes("page, confidence"))
  const rest = lines.length - header - 1 - SHOWN_ROWS
  const isCut = header >= 0 && rest > 0
  const shown = isCut ? lines.slice(0, header + 1 + SHOWN_ROWS) : lines
  const more = isCut ? [`${escape}[2m  … ${rest} more rows${escape}[22m`] : []
  return [`${escape}[36m$${escape}[39m ${prompt}`, "", ...shown, ...more]
}

/** Splits a line into runs of one style, each with its first column. */
function parseLine(line) {
  const runs = []
  const style = { bold: false, dim: false, color: undefined }
  let column = 0
  for (const part of line.split(new RegExp(`(${escape}\\[\\d+m)`))) {
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
    else if (code === "33") style.color = "yellow"
    else if (code === "36") style.color = "accent"
    else if (code === "39") style.color = undefined
  }
  return { runs, columns: column }
}

const escapeXml = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

function render(lines, theme, label) {
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
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" fill="${theme.page}" stroke="${theme.frame}"/>`,
    `<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace" font-size="${FONT_SIZE}">`,
    ...texts,
    "</g>",
    "</svg>",
    "",
  ].join("\n")
}

const folder = mkdtempSync(join(tmpdir(), "docsift-images-"))
try {
  const { createSampleInvoice } = await import(join(demo, "sample-invoice.ts"))
  writeFileSync(join(folder, "invoice.pdf"), await createSampleInvoice())
  const names = process.argv.slice(2)
  for (const { name, prompt, run: command, label } of IMAGES) {
    if (names.length > 0 && !names.includes(name)) continue
    const lines = condense(run(command, folder), prompt)
    for (const [theme, colors] of Object.entries(THEMES)) {
      const path = join("docs/images", `${name}-${theme}.svg`)
      const svg = render(lines, colors, label)
      writeFileSync(join(repository, path), svg)
      console.log(`${path}: ${(svg.length / 1000).toFixed(1)} kB`)
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
