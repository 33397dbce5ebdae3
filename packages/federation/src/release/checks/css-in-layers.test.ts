import { cssProblems } from './css-in-layers';

const OTHERS = ['unis', 'careers'];

it.each([
  '@layer pages{.tiny-a{color:red}.tiny-a:hover>p,a.tiny-b::before{color:blue}}',
  '@layer components{@media (width>40rem){.tiny-a{color:red}}}',
  '@layer pages{@keyframes tiny-spin{to{rotate:1turn}}}',
  '@layer pages{.tiny-a{&:hover{color:red}p{color:red}@media print{.x &{color:red}}}}',
  '@layer base{.leaflet-pane{z-index:1}.leaflet-pane :is(svg,canvas){z-index:2}}',
  '@layer pages{.tiny-a>*+*,.tiny-a :is(th,td):not(.x),:is(.tiny-a,.tiny-b) p{color:red}}',
  '@layer pages{.tiny-a .leaflet-popup,.tiny-a[data-x="a > b"] p{color:red}}',
  '@layer pages{.unis-page .tiny-a{color:red}}',
  '@layer tiny.late{.tiny-a{color:red}}',
  '@layer tiny.late{@layer later{.tiny-a{color:red}}}',
])("allows rules that match the remote's own markup only: %s", (css) => {
  expect(cssProblems(css, 'tiny', OTHERS)).toEqual([]);
});

it.each([
  ['.tiny-a{color:red}', '.tiny-a is in no layer'],
  ['@media print{.tiny-a{color:red}}', '.tiny-a is in no layer'],
  ['@layer pages{a{color:red}}', 'a matches markup of others'],
  ['@layer pages{.tiny-a,:root{color:red}}', ':root matches markup of others'],
  ['@layer pages{.unis-a{color:red}}', '.unis-a matches markup of others'],
  ['@layer base{body{margin:0}}', 'body matches markup of others'],
  ['@layer base{.unis-a{color:red}}', '.unis-a matches markup of others'],
  ['@layer base{html:has(.leaflet-pane){color:red}}', 'html:has(.leaflet-pane) matches markup of others'],
  ['@layer pages{@keyframes spin{to{rotate:1turn}}}', '@keyframes spin is a global name without its prefix'],
  ['@property --ink{syntax:"*";inherits:true}', '@property --ink is a global name without its prefix'],
  ['@import "other.css";', '@import "other.css" loads another style sheet'],
])("finds rules that could affect other remotes' pages: %s", (css, why) => {
  expect(cssProblems(css, 'tiny', OTHERS)).toEqual([why]);
});

it('names the source of a rule where it can be found', () => {
  const locate = (line: number, column: number) => (line === 2 ? `src/a.css:7:${column}` : undefined);
  expect(cssProblems('@layer unis{.tiny-a{color:red}}\n.tiny-b{color:red}', 'tiny', OTHERS, locate)).toEqual([
    '.tiny-a is in the layer "unis", which is not its own',
    '.tiny-b is in no layer (src/a.css:7:1)',
  ]);
});

it.each([
  ':root:has(.tiny-x) .unis-y',
  ':root:not(.tiny-x) p',
  '.tiny-x .unis-y',
  '.tiny-x .unis-y p',
  '.tiny-x .shell-header',
  '.tiny-x+p',
  '.tiny-x~p>span',
  ':is(.tiny-x,main) p',
  '.tiny-x :is(.unis-y,p)',
  '[title=".tiny-x"] p',
  '.x:not([title=".tiny-x"])',
])('finds a selector whose class is not that of what it matches: %s', (selector) => {
  expect(cssProblems(`@layer pages{${selector}{color:red}}`, 'tiny', OTHERS)).toEqual([
    `${selector} matches markup of others`,
  ]);
});

it('finds nested rules that match markup of others', () => {
  const nested = '@layer pages{.tiny-a{&+.unis-y{color:red}@media print{.unis-z &>p,.unis-z{color:red}}}}';
  expect(cssProblems(nested, 'tiny', OTHERS)).toEqual([
    '.tiny-a+.unis-y matches markup of others',
    '.tiny-a .unis-z matches markup of others',
  ]);
});

it.each([
  ['@layer tokens{.tiny-a{color:red}}', '.tiny-a is in the layer "tokens", which is not its own'],
  ['@layer unis.late{.tiny-a{color:red}}', '.tiny-a is in the layer "unis.late", which is not its own'],
  ['@layer{.tiny-a{color:red}}', '.tiny-a is in the layer "", which is not its own'],
  ['@layer pages{@layer x{.tiny-a{color:red}}}', '.tiny-a is in the layer "pages.x", which is not its own'],
  ['@layer pages,components;', "@layer pages,components changes the order of the site's layers"],
])('finds layers that are not the remote’s: %s', (css, why) => {
  expect(cssProblems(css, 'tiny', OTHERS)).toEqual([why]);
});
