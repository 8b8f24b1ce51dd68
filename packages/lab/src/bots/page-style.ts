/** How the lab's pages look, by day and by night. */
export const style = `:root{color-scheme:light dark;--ink:#23202b;--paper:#fbf8f2;--soft:#8a8494;--line:#ddd6ca;--truth:#c2410c;--met:#15803d;--missed:#b91c1c}
@media(prefers-color-scheme:dark){:root{--ink:#eee9e0;--paper:#1b1922;--soft:#a49db0;--line:#3b3746;--truth:#fb923c;--met:#4ade80;--missed:#f87171}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse}th,td{padding:.3rem .7rem;border-bottom:1px solid var(--line);text-align:left;font-weight:400}tr:first-child th{color:var(--soft)}
.wide{overflow-x:auto}.met{color:var(--met)}.missed{color:var(--missed);font-weight:700}.note,figcaption{color:var(--soft);font-size:.85rem}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(230px,1fr));gap:.5rem}figure{margin:0}svg{width:100%;height:auto}svg text{font:12px system-ui,sans-serif;fill:var(--soft)}
.grid{stroke:var(--line)}.dot{fill:var(--truth);fill-opacity:.75}polyline{fill:none;stroke-width:1.5}.curve polyline,.curve line{stroke:var(--soft)}.curve circle{fill:var(--soft)}
.c0 polyline{stroke:var(--truth);stroke-width:3}.c0 line{stroke:var(--truth)}.c0 circle{fill:var(--truth)}.c0 text{fill:var(--truth);font-weight:700}
.c1 polyline{stroke-dasharray:none}.c2 polyline{stroke-dasharray:6 3}.c3 polyline{stroke-dasharray:2 3}.c4 polyline{stroke-dasharray:8 3 2 3}.c5 polyline{stroke-dasharray:1 4}
ol{list-style:none;padding:0}li{position:relative;padding-left:2.4rem;margin:.7rem 0}li i{position:absolute;left:0;color:var(--soft);font-style:normal;font-size:.85rem}p.q,p.a{margin:0}p.a{padding-left:1.2rem}
b{font-weight:600}b.spy{color:var(--truth)}.doubts td{background:color-mix(in srgb,var(--truth) calc(var(--odds,0)*60%),transparent)}
svg.bar{width:160px;height:18px;color:var(--ink)}
@media(max-width:40rem){.findings tr:first-child{display:none}.findings tr{display:block;padding:.6rem 0;border-bottom:1px solid var(--line)}.findings td{display:block;border:0;padding:0}.findings td:empty{display:none}.findings td:first-child{color:var(--soft)}}`;
