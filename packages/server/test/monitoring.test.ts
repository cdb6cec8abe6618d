import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { beforeAll, describe, expect, test } from "vitest"
import { parse } from "yaml"
import { z } from "zod"
import { ConnectionLimiter } from "../src/database/driver/connection-limiter.ts"
import { listEndpoints } from "../src/http/endpoints.ts"
import { addedByPrometheus, finds, readGrouping, readSelectors, readSeries, type Series } from "./promql.ts"
import { canTestPromtool, promtool } from "./promtool.ts"
import { createTestMetrics } from "./test-metrics.ts"

/*
 * Alerts and dashboard are compared with the metrics of a process, so that a renamed metric, label or value breaks a test
 * instead of an alert; their syntax and behaviour are checked by Prometheus's own tool.
 */

const folder = fileURLToPath(new URL("../../../deploy/monitoring/", import.meta.url))
const read = (name: string) => readFileSync(join(folder, name), "utf8")

const alertRule = z.strictObject({
  alert: z.string().regex(/^Docsift[A-Z]\w+$/),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(["critical", "warning", "info"]) }),
  annotations: z.strictObject({ summary: z.string(), description: z.string(), runbook: z.string() }),
})
const alerts = z
  .strictObject({ groups: z.array(z.strictObject({ name: z.string(), rules: z.array(alertRule) })) })
  .parse(parse(read("docsift.rules.yml")))
  .groups.flatMap(({ rules }) => rules)

const source = z.strictObject({ type: z.literal("prometheus"), uid: z.literal("${datasource}") })
const gridPosition = z.strictObject({
  h: z.int().min(1),
  w: z.int().min(1).max(24),
  x: z.int().min(0),
  y: z.int().min(0),
})
const row = z.looseObject({ type: z.literal("row"), id: z.int(), title: z.string().min(1), gridPos: gridPosition })
const chart = z.looseObject({
  type: z.enum(["timeseries", "stat"]),
  id: z.int(),
  title: z.string().min(1),
  gridPos: gridPosition,
  datasource: source,
  fieldConfig: z.looseObject({ defaults: z.looseObject({ unit: z.string().min(1) }) }),
  targets: z
    .array(z.looseObject({ refId: z.string().regex(/^[A-Z]$/), datasource: source, expr: z.string().min(1) }))
    .min(1),
})
const dashboard = z
  .looseObject({
    title: z.string(),
    uid: z.string(),
    schemaVersion: z.int().min(39),
    templating: z.looseObject({ list: z.array(z.looseObject({ name: z.string(), type: z.string() })) }),
    panels: z.array(z.discriminatedUnion("type", [row, chart])),
  })
  .parse(JSON.parse(read("docsift-dashboard.json")))
const charts = dashboard.panels.flatMap((panel) => (panel.type === "row" ? [] : [panel]))

/** Grafana puts its own values in place of these. */
const filledIn = (expression: string) =>
  expression.replaceAll("$__rate_interval", "5m").replaceAll('instance=~"$instance"', 'instance=~".*"')
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...charts.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, filledIn(expr)] as const)),
]

let printed: string
let series: readonly Series[]
beforeAll(async () => {
  const metrics = createTestMetrics()
  metrics.watchPool(new ConnectionLimiter({ permits: 2, waitMs: 20, probe: async () => undefined }))
  metrics.requestsExpected(listEndpoints())
  const request = { method: "GET", requestId: "r-1", errorCode: undefined, operation: "getExecution", status: 200 }
  // The histograms alone have no series before the first event.
  metrics.requestEnded({ ...request, hasWaited: false }, 0.003)
  metrics.runStarted()
  metrics.runEnded("pdf", "completed", 1.2)
  printed = (await metrics.print()).text
  // Prometheus creates this one itself.
  series = [...readSeries(printed), { metric: "up", labels: {} }]
})

test.each(expressions)("%s names existing metrics, labels and values: %s", (_title, expression) => {
  const selectors = readSelectors(expression)
  expect(selectors).not.toEqual([])
  for (const selector of selectors) {
    expect([selector, series.some((candidate) => finds(selector, candidate))]).toEqual([selector, true])
  }
  const labels = new Set(
    selectors.flatMap(({ metric }) =>
      series.filter((candidate) => candidate.metric === metric).flatMap((candidate) => Object.keys(candidate.labels)),
    ),
  )
  for (const label of readGrouping(expression).filter((name) => !addedByPrometheus.has(name))) {
    expect([...labels]).toContain(label)
  }
})

test("a misspelt metric, label or value would be detected", () => {
  for (const wrong of [
    "docsift_executions",
    'docsift_executions_total{cause="internal"}',
    'docsift_executions_total{reason="interal"}',
    'docsift_executions_total{cause!="internal"}',
  ]) {
    expect(readSelectors(wrong)).toHaveLength(1)
    for (const selector of readSelectors(wrong)) expect(series.some((one) => finds(selector, one))).toBe(false)
  }
})

function readOurs(): string[] {
  return Array.from(printed.matchAll(/^# TYPE (docsift_\w+) /gm), ([, metric = ""]) => metric)
}

test("every docsift metric is in an alert or on the dashboard", () => {
  const named = new Set(expressions.flatMap(([, expression]) => readSelectors(expression).map(({ metric }) => metric)))
  const withoutPart = (metric: string) => metric.replace(/_(?:bucket|sum|count)$/, "")
  const families = new Set([...named].map(withoutPart))
  expect(readOurs().filter((metric) => !families.has(metric))).toEqual([])
})

test("the reference names every docsift metric, and no other", () => {
  const reference = readFileSync(new URL("../../../docs/server.md", import.meta.url), "utf8")
  const rows = Array.from(
    reference.matchAll(/^\| (`docsift_.*?`) +\| (?:counter|gauge|histogram) /gm),
    ([, names = ""]) => Array.from(names.matchAll(/docsift_\w+/g), ([name]) => name),
  )
  expect(rows.flat().toSorted()).toEqual(readOurs().toSorted())
})

test("every panel has an id and a position of its own, and no row is empty", () => {
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { gridPos } of dashboard.panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
  const overlaps = dashboard.panels.flatMap((one, index) =>
    dashboard.panels.slice(index + 1).filter(({ gridPos: other }) => {
      const { x, y, w, h } = one.gridPos
      return x < other.x + other.w && other.x < x + w && y < other.y + other.h && other.y < y + h
    }),
  )
  expect(overlaps).toEqual([])
  const kinds = dashboard.panels.map(({ type }) => (type === "row" ? "row" : "chart"))
  expect(kinds.join(" ")).not.toMatch(/row row|row$/)
  expect(dashboard.templating.list.map(({ name, type }) => [name, type])).toEqual([
    ["datasource", "datasource"],
    ["instance", "query"],
  ])
})

test("every alert has a section in the guide, and every section an alert", () => {
  const guide = readFileSync(new URL("../../../docs/self-hosting.md", import.meta.url), "utf8")
  const sections = Array.from(guide.matchAll(/^#### (Docsift\w+)$/gm), ([, name = ""]) => name)
  expect(sections.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook).toBe(`docs/self-hosting.md#${alert.toLowerCase()}`)
  }
})

const ruleTest = z.object({
  alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
})
const ruleTests = z.object({ tests: z.array(ruleTest) }).parse(parse(read("docsift.rules.test.yml"))).tests

test("every alert is proven to fire, and not to fire on quiet series", () => {
  const [quiet, ...firing] = ruleTests.map((one) => one.alert_rule_test)
  const names = alerts.map(({ alert }) => alert).toSorted()
  expect(quiet?.map(({ alertname }) => alertname).toSorted()).toEqual(names)
  expect(quiet?.flatMap(({ exp_alerts }) => exp_alerts)).toEqual([])
  const fired = firing.flat().flatMap(({ alertname, exp_alerts }) => (exp_alerts.length > 0 ? [alertname] : []))
  expect([...new Set(fired)].toSorted()).toEqual(names)
})

describe.skipIf(!canTestPromtool())("by Prometheus' own tool", () => {
  test("the metrics of a process are well-formed and named by convention", () => {
    expect(promtool(["check", "metrics"], printed)).toEqual({ code: 0, output: "" })
    const misnamed = "# HELP docsift_x_total A gauge.\n# TYPE docsift_x_total gauge\ndocsift_x_total 1\n"
    expect(promtool(["check", "metrics"], misnamed).code).not.toBe(0)
  })

  test("the alerts are well-formed, and fire only when they should", () => {
    expect(promtool(["check", "rules", join(folder, "docsift.rules.yml")])).toMatchObject({ code: 0 })
    expect(promtool(["test", "rules", join(folder, "docsift.rules.test.yml")])).toMatchObject({ code: 0 })
  })

  test("the expressions of the dashboard are well-formed", () => {
    const directory = mkdtempSync(join(tmpdir(), "docsift-dashboard-"))
    try {
      const check = (listed: readonly (readonly [string, string])[]) => {
        const rules = listed.map(([, expr], index) => ({ record: `checked:${index}`, expr }))
        const path = join(directory, "rules.yml")
        // JSON is YAML.
        writeFileSync(path, JSON.stringify({ groups: [{ name: "dashboard", rules }] }))
        return promtool(["check", "rules", path])
      }
      expect(check(expressions)).toMatchObject({ code: 0 })
      expect(check([...expressions, ["broken", "sum(docsift_ready"]]).code).not.toBe(0)
    } finally {
      rmSync(directory, { recursive: true })
    }
  })
})
