import { embeddedStyles } from './embedded-styles';

it.each([
  [':root{--a:1rem}', '[data-signpost]{--a:calc(var(--u)*1)}'],
  ['html{color:red}body{margin:0}', '[data-signpost]{color:red}[data-signpost]{margin:0}'],
  ['html:focus-within{a:b}', '[data-signpost]:focus-within{a:b}'],
  [':root:not([data-theme]){a:b}', '[data-signpost]:not([data-theme]){a:b}'],
  ['@media (width>=60rem){.x-body{gap:.5rem}}', '@media (width>=960px){.x-body{gap:calc(var(--u)*.5)}}'],
  ['@container (inline-size>=2rem){p{a:b}}', '@container (inline-size>=32px){p{a:b}}'],
  [
    'p{font-size:clamp(1rem,.9rem + .5vw,2rem)}',
    'p{font-size:clamp(calc(var(--u)*1),calc(var(--u)*.9) + .5cqi,calc(var(--u)*2))}',
  ],
  ['p{mask:url(data:,) 20%}', 'p{mask:none 20%}'],
  ['.html-body,.premium{a:b}', '.html-body,.premium{a:b}'],
])('adapts %s for a shadow tree', (css, expected) => {
  expect(embeddedStyles(css)).toBe(expected);
});
