import { straysOf } from './css-in-layers';

it.each([
  '@layer pages{.tiny-a{color:red}.tiny-a:hover>p,a.tiny-b::before{color:blue}}',
  '@layer components{@media (width>40rem){.tiny-a{color:red}}}',
  '@layer pages{@keyframes tiny-spin{to{rotate:1turn}}}',
  '@layer pages{.tiny-a{&:hover{color:red}}}',
  '@layer base{.leaflet-pane{z-index:1}}',
])('leaves alone what reaches its own markup only: %s', (css) => {
  expect(straysOf(css, 'tiny')).toEqual([]);
});

it.each([
  ['.tiny-a{color:red}', '.tiny-a is in no layer'],
  ['@media print{.tiny-a{color:red}}', '.tiny-a is in no layer'],
  ['@layer pages{a{color:red}}', 'a reaches what others draw'],
  ['@layer pages{.tiny-a,:root{color:red}}', ':root reaches what others draw'],
  ['@layer pages{.unis-a{color:red}}', '.unis-a reaches what others draw'],
  ['@layer base{body{margin:0}}', 'body reaches what others draw'],
  ['@layer pages{@keyframes spin{to{rotate:1turn}}}', '@keyframes spin is a name for the whole page'],
  ['@property --ink{syntax:"*";inherits:true}', '@property --ink is a name for the whole page'],
  ['@import "other.css";', '@import "other.css" asks for another style sheet'],
])('finds what could change the pages of others: %s', (css, why) => {
  expect(straysOf(css, 'tiny')).toEqual([why]);
});
