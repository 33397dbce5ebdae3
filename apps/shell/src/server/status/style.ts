/** The styles of the status page; inline, because few people open it. */
export const STYLE = `
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-2) var(--s-5);padding:var(--s-3) var(--gutter);border-block-end:var(--stroke) solid var(--ink)}
.bar a{display:inline-flex;align-items:center;min-block-size:var(--target);color:var(--ink)}
.bar p{color:var(--ink-soft);font-size:var(--text-s)}
.logo{block-size:2.5rem;inline-size:auto}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s-6);max-inline-size:calc(var(--wide) + 2*var(--gutter));margin-inline:auto;padding:var(--s-7) var(--gutter) var(--s-8)}
h1{font-size:var(--head-l);letter-spacing:-.03em}
main h2{margin-block:var(--s-5) var(--s-4)}
.read{color:var(--ink-soft);font-size:var(--text-s)}
.read a{color:var(--ink)}
.verdict{padding:var(--s-4) var(--s-5);border-inline-start:var(--stroke) solid;font:700 var(--text-l)/1.35 var(--font-head)}
.verdict ul{margin-block-start:var(--s-2);font:400 var(--text-m)/1.5 var(--font-text);color:var(--ink)}
.well{border-color:var(--good);background:var(--good-tint);color:var(--good)}
.ill{border-color:var(--bad);background:var(--bad-tint);color:var(--bad)}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr));gap:var(--s-4) var(--s-3);margin:0}
.figures dt{color:var(--ink-soft);font-size:var(--text-xs)}
.figures dd{display:grid;margin:0}
.value{font:700 var(--head-s)/1.3 var(--font-head);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.value code{font:600 var(--text-s)/1.6 ui-monospace,monospace}
.note{color:var(--ink-soft);font-size:var(--text-xs);overflow-wrap:anywhere}
.remote{padding-block:var(--s-5);border-block-start:var(--stroke) solid var(--line)}
.remote h3{display:flex;flex-wrap:wrap;align-items:baseline;gap:var(--s-2) var(--s-4);margin-block-end:var(--s-4);font-size:var(--head-m)}
.standing{padding:.1em .6em;border-radius:var(--radius);font:650 var(--text-s)/1.6 var(--font-text);letter-spacing:0}
.live{background:var(--good-tint);color:var(--good)}
.behind{background:var(--warn-tint);color:var(--warn)}
.retired{background:var(--sunk);color:var(--ink-soft)}
.away{background:var(--bad-tint);color:var(--bad)}
.scroll{overflow-x:auto}
.scroll table{inline-size:100%;border-collapse:collapse;font-size:var(--text-s)}
.scroll :is(th,td){padding:var(--s-2) var(--s-3);border-block-end:1px solid var(--line);text-align:start;vertical-align:top}
.scroll caption{margin-block:var(--s-4) var(--s-2);font:650 var(--text-m)/1.4 var(--font-head);text-align:start}
.scroll td code{overflow-wrap:anywhere}
.failure{margin-block-start:var(--s-4);padding:var(--s-3) var(--s-4);background:var(--sunk);font-size:var(--text-s);overflow-wrap:anywhere}
`;
