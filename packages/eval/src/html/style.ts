import { Markup } from "./escape.ts"

/** Colours by verdict; each has the same lightness on paper and in the list. */
export const style = new Markup(`
:root { color-scheme: light; --ink: #1c2430; --soft: #5c6878; --line: #dfe4ea; --paper: #fff; --ground: #f3f5f8;
  --right: #1a7f45; --wrong: #c62c3a; --missing: #b26a00; --invented: #7a3fc0; --focus: #1d5fd1 }
* { box-sizing: border-box }
body { margin: 0; font: 14px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
header { position: sticky; top: 0; z-index: 2; display: flex; gap: 16px; align-items: center; padding: 10px 20px; background: var(--paper); border-bottom: 1px solid var(--line) }
header h1 { flex: 1; min-width: 0; margin: 0; font-size: 15px; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
header a, td a { color: var(--focus); text-decoration: none } header a:hover, td a:hover { text-decoration: underline }
.chips { display: flex; gap: 6px } .chip { padding: 1px 9px; border-radius: 99px; border: 1px solid currentColor; font-size: 12px; white-space: nowrap }
.chip.right { color: var(--right) } .chip.wrong { color: var(--wrong) } .chip.missing { color: var(--missing) } .chip.invented { color: var(--invented) } .chip.score { color: var(--paper); background: var(--ink); border-color: var(--ink); font-weight: 600 }
main { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: 20px; padding: 20px; align-items: start }
.paper { display: grid; gap: 16px } .list { position: sticky; top: 64px; max-height: calc(100vh - 84px); overflow: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 4px 16px 16px }
figure { margin: 0 } figcaption, .note, small { color: var(--soft); font-size: 12px } .note { margin: 0 }
.page svg { display: block; width: 100%; height: auto; background: #fff; border: 1px solid var(--line); box-shadow: 0 1px 4px #1c243018 } .page figcaption { padding: 4px 2px }
.page text { font-family: ui-monospace, monospace; fill: var(--ink); white-space: pre }
rect.box { fill-opacity: .1; stroke-width: 1.1; cursor: pointer; vector-effect: non-scaling-stroke }
rect.right, rect.empty { fill: var(--right); stroke: var(--right) } rect.wrong { fill: var(--wrong); stroke: var(--wrong) } rect.invented { fill: var(--invented); stroke: var(--invented) }
rect.missing { fill: var(--missing); stroke: var(--missing); stroke-dasharray: 4 3 } rect.box.selected { fill-opacity: .3; stroke-width: 2.6 }
h2 { font-size: 14px; margin: 16px 0 6px } h2 small { font-weight: 400; margin-left: 6px }
table { border-collapse: collapse; width: 100% } th { text-align: left; font-weight: 500; color: var(--soft); font-size: 12px }
.values td, .values th, .index td, .index th { padding: 4px 8px; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
.values th { white-space: nowrap; overflow-wrap: normal } .figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.values tr { cursor: pointer } .values tbody tr:hover { background: #f7f9fb } tr.selected { background: #eaf1fd !important } tr:focus-visible, a:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px }
.values td:nth-child(2) { min-width: 110px; overflow-wrap: normal } .sign { font-weight: 700; width: 22px; overflow-wrap: normal !important } tr.right .sign, tr.empty .sign { color: var(--right) } tr.wrong .sign { color: var(--wrong) } tr.missing .sign { color: var(--missing) } tr.invented .sign { color: var(--invented) }
tr.wrong td:nth-child(4) { color: var(--wrong) } tr.missing td:nth-child(3) { color: var(--missing) } tr.invented td:nth-child(4) { color: var(--invented) }
.none { color: #9aa5b1; font-style: italic } .printed { display: block; font-family: ui-monospace, monospace; font-size: 11px }
.why { font-size: 12px; color: var(--soft) } .why summary { cursor: pointer; width: max-content } .why p { margin: 4px 0 } .why ol { margin: 0; padding-left: 18px } .why ul { margin: 0 0 6px; padding: 0; list-style: none } .why ul li { display: inline-block; margin-right: 8px } .why .for { color: var(--right) } .why .against { color: var(--wrong) }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.sheet { overflow: auto; background: var(--paper); border: 1px solid var(--line); padding: 8px } .sheet table { width: auto; font-size: 12px } .sheet td, .sheet th { border: 1px solid var(--line); padding: 2px 6px; white-space: nowrap } .sheet thead th, .sheet tbody th { background: var(--ground); text-align: center }
td.box { cursor: pointer; box-shadow: inset 0 0 0 1.5px currentColor } td.box.right, td.box.empty { color: var(--right) } td.box.wrong { color: var(--wrong) } td.box.invented { color: var(--invented) } td.box.selected { background: #eaf1fd }
.failed { padding: 12px 16px; border-left: 4px solid var(--wrong); background: var(--paper); white-space: pre-wrap; overflow-wrap: anywhere }
footer { padding: 0 20px 20px; color: var(--soft); font-size: 12px } kbd { padding: 0 5px; border: 1px solid var(--line); border-radius: 4px; background: var(--paper); font: inherit }
.index { background: var(--paper); border: 1px solid var(--line) } .wide { display: block; padding: 20px } .bar { display: inline-block; width: 90px; height: 8px; border-radius: 4px; background: var(--line); overflow: hidden; vertical-align: middle } .bar i { display: block; height: 100%; background: var(--right) }
@media (max-width: 900px) { main { grid-template-columns: minmax(0, 1fr) } .list { position: static; max-height: none } }
@media print { header { position: static } .list { position: static; max-height: none } }
`)
