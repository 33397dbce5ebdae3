/** The styles of the pack, which has no other file: system fonts, light and dark, and paper. */
export const PACK_STYLE = `
:root{color-scheme:light dark;--ink:#16161d;--paper:#fff;--link:#1d3fbb}
@media(prefers-color-scheme:dark){:root{--ink:#ececf1;--paper:#16161d;--link:#a9bcff}}
body{margin:0;color:var(--ink);background:var(--paper);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
main{max-width:48rem;margin:0 auto;padding:1.5rem}
a{color:var(--link)}
h1,h2,h3{line-height:1.2}
h3{margin-bottom:.25rem}
section{border-top:2px solid;margin-top:2rem}
table{width:100%;border-collapse:collapse}
th,td{padding:.4rem .5rem .4rem 0;border-bottom:1px solid;text-align:left;vertical-align:top}
td:last-child{font-size:.85rem}
.note{min-height:3rem;white-space:pre-wrap}
.line,.paper{display:none}
.files a{margin-right:1.5rem}
li{margin-bottom:.5rem}
@media(max-width:30rem){thead{display:none}tr,th,td{display:block;border:0;padding:.1rem 0}tr{border-bottom:1px solid;padding:.5rem 0}}
@media print{:root{color-scheme:light;--ink:#000;--paper:#fff;--link:#000}.files{display:none}.note{border:1px solid;padding:.5rem}.paper{display:block}.line{display:block;height:1.6rem;border-bottom:1px dotted}tr,li{break-inside:avoid}section{break-before:page}}
`;
