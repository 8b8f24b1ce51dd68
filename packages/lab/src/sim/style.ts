/** The page's looks, light and dark. */
export const style = `
:root { color-scheme: light dark; --paper: #fbf8f4; --panel: #fff; --ink: #2a2430; --soft: #7a7284; --line: #e7e0da;
  --bar: #7b5cd6; --mark: #e0527a; --red: #e5484d; --green: #30a46c; --yellow: #e2a610; --blue: #3b82d6; }
@media (prefers-color-scheme: dark) { :root { --paper: #17141c; --panel: #201c27; --ink: #ece7f2; --soft: #a096ae;
  --line: #352e40; --bar: #a48bf0; --mark: #ff7fa1; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 4px; } h2 { font-size: 23px; margin: 44px 0 4px; }
h3 { font-size: 15px; margin: 0 0 10px; } p { color: var(--soft); margin: 0 0 16px; }
nav a { color: inherit; margin-right: 14px; }
.grid2 { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 16px; align-items: start; }
section.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 16px 18px; }
.facts { display: flex; flex-wrap: wrap; gap: 10px 30px; margin: 14px 0 20px; } .facts div { display: grid; }
.facts b { font-size: 22px; line-height: 1.2; } .facts span { color: var(--soft); font-size: 13px; }
svg { width: 100%; height: auto; display: block; } svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
svg .axis { fill: var(--soft); } svg .note { fill: var(--mark); } svg .value, td { font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--line); } svg .bar { fill: var(--bar); } svg .mark { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 4 3; }
svg .fair { stroke: var(--soft); stroke-dasharray: 3 4; } svg .whisker { stroke: var(--bar); stroke-width: 2; fill: none; }
svg .dot { fill: var(--bar); }
table { border-collapse: collapse; width: 100%; font-size: 14px; } th { font-weight: 400; text-align: left; }
code { font: 12.5px ui-monospace, monospace; white-space: nowrap; } th span { color: var(--soft); margin-left: 8px; }
.bars th { width: 1%; max-width: 300px; padding: 2px 12px 2px 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.bars .track { padding: 2px 0; } .bars i { display: block; height: 12px; border-radius: 3px; background: var(--bar); min-width: 2px; }
.number { text-align: right; width: 62px; padding-left: 10px; }
.spread td, .spread thead th { text-align: right; padding: 3px 8px; } .spread th { padding: 3px 8px 3px 0; }
.spread thead th { color: var(--soft); } .spread tr + tr { border-top: 1px solid var(--line); } .scroll { overflow-x: auto; }
.square { table-layout: fixed; margin-bottom: 14px; } .square td, .square thead th, .square tr:first-child th { text-align: center; }
.square td { padding: 3px; } .square tr > :first-child { width: 110px; }
.square b { display: inline-block; width: 10px; height: 10px; border-radius: 3px; margin-right: 6px; background: var(--hue); }
.heat { border: 2px solid var(--panel); border-radius: 6px; background: color-mix(in srgb, var(--hue) calc(var(--heat) * 100%), var(--panel)); }
.red { --hue: var(--red); } .green { --hue: var(--green); } .yellow { --hue: var(--yellow); } .blue { --hue: var(--blue); }
.warning { color: var(--red); }
`;
