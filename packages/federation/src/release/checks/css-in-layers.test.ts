import { cssProblems } from './css-in-layers';

it.each([
  '@layer pages{.tiny-a{color:red}.tiny-a:hover>p,a.tiny-b::before{color:blue}}',
  '@layer components{@media (width>40rem){.tiny-a{color:red}}}',
  '@layer pages{@keyframes tiny-spin{to{rotate:1turn}}}',
  '@layer pages{.tiny-a{&:hover{color:red}}}',
  '@layer base{.leaflet-pane{z-index:1}}',
])("allows rules that match the remote's own markup only: %s", (css) => {
  expect(cssProblems(css, 'tiny')).toEqual([]);
});

it.each([
  ['.tiny-a{color:red}', '.tiny-a is in no layer'],
  ['@media print{.tiny-a{color:red}}', '.tiny-a is in no layer'],
  ['@layer pages{a{color:red}}', 'a matches markup of others'],
  ['@layer pages{.tiny-a,:root{color:red}}', ':root matches markup of others'],
  ['@layer pages{.unis-a{color:red}}', '.unis-a matches markup of others'],
  ['@layer base{body{margin:0}}', 'body matches markup of others'],
  ['@layer pages{@keyframes spin{to{rotate:1turn}}}', '@keyframes spin is a global name without its prefix'],
  ['@property --ink{syntax:"*";inherits:true}', '@property --ink is a global name without its prefix'],
  ['@import "other.css";', '@import "other.css" loads another style sheet'],
])("finds rules that could affect other remotes' pages: %s", (css, why) => {
  expect(cssProblems(css, 'tiny')).toEqual([why]);
});
