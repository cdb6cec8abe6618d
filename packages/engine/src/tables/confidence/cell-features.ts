import type { ColumnDefinition, TableDefinition } from "../../configuration.ts"
import type { Features } from "../../scoring/feature-input.ts"
import { cellFit } from "../columns/column-fit.ts"
import { type ColumnLabels, tableLabels } from "../headings/column-labels.ts"
import { profileColumn } from "../cells/column-profile.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import type { FoundCell, FoundTable } from "../cells/found-table.ts"
import { shapeFeatures } from "./cell-shapes.ts"
import { rowFeatures } from "./row-features.ts"

/** Larger distances to the next best table mean no more. */
const MAX_MARGIN = 1
/** Headings below mean the column only in part. */
const SURE_HEADING = 0.8

/** The features of a table's cells in groups: no name is in two of them. */
export interface FeatureGroups {
  /** What is known of the table as a whole, which may be another one than the requested. */
  readonly whole: Features
  /** What is known of a row, by its position; undefined where nothing is. */
  readonly rows: readonly (Features | undefined)[]
  /** Returns what is known of a column and of a cell alone, in the order in which they are added up. */
  readonly ofCell: (row: number, name: string, cell: FoundCell) => readonly (Features | undefined)[]
}

/** Computes the features of the cells of a table; those that many cells share are computed once. */
export function featureGroups(table: FoundTable, definition: TableDefinition, format: CellFormat): FeatureGroups {
  const labels = tableLabels(definition.columns)
  const columns = definition.columns.map((column, index) => columnFeatures(table, column, labels[index], format))
  const byName = new Map(definition.columns.map(({ name }, index) => [name, columns[index] ?? {}]))
  const products = shareOfProducts(table)
  const whole = { ...tableFeatures(table, definition), "table.isProduct": products, ...contradictionsOf(columns) }
  const shapes = shapeFeatures(table, definition)
  const rows = rowFeatures(table, definition)
  const ofCell: FeatureGroups["ofCell"] = (row, name, cell) => [
    byName.get(name),
    shapes[row]?.get(name),
    ownFeatures(cell, products),
  ]
  return { whole, rows, ofCell }
}

/** Joins the features of one cell, for the fit of the confidence. */
export function joinedFeatures(
  { whole, rows, ofCell }: FeatureGroups,
  row: number,
  name: string,
  cell: FoundCell,
): Features {
  return [whole, rows[row], ...ofCell(row, name, cell)].reduce<Features>((joined, own) => ({ ...joined, ...own }), {})
}

function ownFeatures({ clues }: FoundCell, products: number): Features {
  const { origin, heading, isProduct } = clues
  return {
    [`found.${origin}`]: 1,
    "cell.heading": heading,
    "cell.unsureHeading": Math.max(0, SURE_HEADING - heading),
    "cell.isProduct": Number(isProduct === true),
    // Where no row's product holds, a price may be of a hundred pieces; where those of other rows do, one of three numbers is wrong.
    "cell.breaksProduct": isProduct === false ? products : 0,
  }
}

/** Returns what speaks for and against a whole column: whether its cells are such as its name means. */
function columnFeatures(
  { rows, evidence }: FoundTable,
  { name, type }: ColumnDefinition,
  label: ColumnLabels | undefined,
  format: CellFormat,
): Features {
  const profile = profileColumn(
    evidence.map((cells) => cells[name]?.text ?? ""),
    format,
  )
  const fit = label ? cellFit(profile, type, label) : 0
  const isUnknown = label?.concept === undefined
  return {
    "column.fits": Math.max(0, fit),
    "column.contradicts": Math.max(0, -fit),
    "column.isText": Number(type === "string"),
    "column.isDate": Number(type === "date"),
    "column.isUnknown": Number(isUnknown),
    "column.isAmounts": type === "string" && isUnknown ? profile.cents : 0,
    "column.filled": profile.filled / Math.max(1, rows.length),
  }
}

/** Returns what is most contradicted in any column: where one is displaced, its neighbours are. */
function contradictionsOf(columns: readonly Features[]): Features {
  const most = (name: string): number => columns.reduce((sum, own) => Math.max(sum, own[name] ?? 0), 0)
  return { "table.contradicts": most("column.contradicts"), "table.isAmounts": most("column.isAmounts") }
}

/** Returns what is known of the table as a whole: whether it has the requested columns, and whether its figures agree. */
function tableFeatures({ rows, evidence, misfits, rival }: FoundTable, { columns }: TableDefinition): Features {
  const names = columns.map(({ name }) => name)
  const found = names.filter((name) => rows.some((row) => row[name] !== null && row[name] !== undefined))
  const clues = evidence.flatMap((cells) => Object.values(cells).flatMap(({ clues: own }) => own))
  const shareOf = (count: number): number => count / Math.max(1, clues.length)
  const heading = shareOf(clues.reduce((sum, own) => sum + own.heading, 0))
  return {
    bias: 1,
    "table.missing": 1 - found.length / Math.max(1, names.length),
    "table.heading": heading,
    "table.unsureHeading": Math.max(0, SURE_HEADING - heading),
    "table.guessed": shareOf(clues.filter(({ origin }) => origin === "guessed").length),
    "table.isSingle": Number(rows.length === 1),
    "table.misfits": Math.min(1, (misfits ?? 0) / Math.max(1, clues.length)),
    "table.rival": rival === undefined ? 0 : Math.max(0, MAX_MARGIN + rival),
    "table.empty": 1 - shareOfFilled(evidence, found),
  }
}

/** Returns the share of the numbers with a product that it confirms. */
function shareOfProducts({ evidence }: FoundTable): number {
  const checked = evidence.flatMap((cells) => Object.values(cells).flatMap(({ clues }) => clues.isProduct ?? []))
  return checked.filter(Boolean).length / Math.max(1, checked.length)
}

function shareOfFilled(evidence: FoundTable["evidence"], found: readonly string[]): number {
  const filled = evidence.reduce((sum, cells) => sum + Object.keys(cells).length, 0)
  return filled / Math.max(1, evidence.length * found.length)
}
