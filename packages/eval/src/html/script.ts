import { Markup } from "./escape.ts"

/** Keyboard and mouse navigation; the page is readable without it. Runs in the browser and loads nothing. */
export const script = new Markup(`
const rows = [...document.querySelectorAll("tr[data-value], .index tbody tr")]
let current = -1
function select(index, scrollsList) {
  const row = rows[index]
  if (!row) return
  current = index
  for (const each of document.querySelectorAll(".selected")) each.classList.remove("selected")
  row.classList.add("selected")
  row.focus({ preventScroll: true })
  row.scrollIntoView({ block: "nearest" })
  const key = row.dataset.value
  const boxes = key ? [...document.querySelectorAll(".box[data-value='" + key + "']")] : []
  for (const box of boxes) box.classList.add("selected")
  if (!scrollsList && boxes[0]) boxes[0].scrollIntoView({ block: "center", behavior: "smooth" })
}
document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-value]")
  if (!target) return
  select(rows.findIndex((row) => row.dataset.value === target.dataset.value), target.classList.contains("box"))
})
document.addEventListener("focusin", (event) => {
  const index = rows.indexOf(event.target)
  if (index >= 0 && index !== current) select(index, false)
})
const isMiss = (row) => /wrong|missing|invented/.test(row.className)
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("summary")) return
  const go = (rel) => document.querySelector("a[rel=" + rel + "]")?.click()
  const keys = {
    j: () => select(Math.min(rows.length - 1, current + 1)), ArrowDown: () => select(Math.min(rows.length - 1, current + 1)),
    k: () => select(Math.max(0, current - 1)), ArrowUp: () => select(Math.max(0, current - 1)),
    e: () => select(rows.findIndex((row, index) => index > current && isMiss(row))),
    n: () => go("next"), ArrowRight: () => go("next"), p: () => go("prev"), ArrowLeft: () => go("prev"), i: () => go("up"),
    Enter: () => rows[current]?.querySelector("a")?.click(),
  }
  if (!keys[event.key]) return
  event.preventDefault()
  keys[event.key]()
})
`)
