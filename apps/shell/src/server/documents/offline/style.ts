import { NOTICE_CLASS } from '../../../offline/markup';

/**
 * The styles of the offline page and of the notice above kept pages. Not part of the site's style sheets, because only
 * visitors without a connection need them.
 */
export const STYLE = `
.${NOTICE_CLASS}{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s-1) var(--s-5);padding:var(--s-2) max(var(--gutter),(100% - var(--wide))/2);background:var(--warn-tint);color:var(--ink);font-size:var(--text-s);line-height:1.4;border-block-end:var(--stroke) solid var(--warn)}
.${NOTICE_CLASS} a{display:inline-flex;align-items:center;min-block-size:var(--target);margin-inline-end:var(--s-4);color:inherit;font-weight:650;text-decoration:underline;text-underline-offset:.2em}
.${NOTICE_CLASS} a:focus-visible{outline:var(--stroke) solid currentcolor;outline-offset:2px}
@media print{.${NOTICE_CLASS} a{display:none}}
.offline-page>header{padding:var(--s-3) max(var(--gutter),(100% - var(--wide))/2);border-block-end:var(--stroke) solid var(--ink)}
.offline-page>header a{display:inline-flex;align-items:center;min-block-size:var(--target);color:var(--ink)}
.offline-page .logo{block-size:2.5rem;inline-size:auto}
.offline-page main{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s-6);padding:var(--s-7) max(var(--gutter),(100% - var(--wide))/2) var(--s-8)}
.offline-page main>:not([hidden]){display:grid;justify-items:start;gap:var(--s-4)}
.offline-page h1{font-size:var(--head-l);letter-spacing:-.03em}
.offline-page h2{font-size:var(--head-s)}
.offline-page p{max-inline-size:60ch}
.offline-page p a{display:inline-flex;align-items:center;min-block-size:var(--target);color:var(--ink);font-weight:650}
.offline-page ul{display:grid;margin:0;padding:0;list-style:none;inline-size:100%}
.offline-page li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--s-5);padding-block:var(--s-2);border-block-end:1px solid var(--line);overflow-wrap:anywhere}
.offline-page li a{display:inline-flex;align-items:center;min-block-size:var(--target);color:var(--ink);font-weight:650}
.offline-page li span{color:var(--ink-soft);font-size:var(--text-s)}
`;
