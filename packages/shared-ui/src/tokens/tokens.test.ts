import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, parseOklch } from './contrast';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const declarations = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const base = declarations(read('tokens.css'));
const [chosen = '', asked = ''] = read('contrast.css').split('@media');
const strong = declarations(chosen);

const sided = (value: string, side: number) => {
  const pair = /^light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)$/.exec(value);
  return pair?.[side + 1] ?? value;
};
const themes = {
  light: (name: string) => sided(base.get(name) ?? '', 0),
  dark: (name: string) => sided(base.get(name) ?? '', 1),
  contrast: (name: string) => strong.get(name) ?? sided(base.get(name) ?? '', 1),
};

const LINES = ['careers', 'courses', 'unis', 'employers', 'guides'];
const GROUNDS = ['--paper', '--surface', '--sunk'];
const text: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['--ink', ground],
    ['--ink-soft', ground],
    ['--good', ground],
    ['--bad', ground],
    ['--warn', ground],
    ...LINES.map((line): [string, string] => [`--${line}-text`, ground]),
  ]),
  ['--on-signal', '--signal'],
  ['--on-signal', '--signal-strong'],
  ['--paper', '--ink'],
  ['--good', '--good-tint'],
  ['--bad', '--bad-tint'],
  ['--warn', '--warn-tint'],
  ...['good', 'bad', 'warn'].map((tone): [string, string] => ['--ink', `--${tone}-tint`]),
  ...LINES.flatMap((line): [string, string][] => [
    [`--on-${line}`, `--${line}`],
    [`--${line}-text`, `--${line}-tint`],
    ['--ink', `--${line}-tint`],
    ['--ink-soft', `--${line}-tint`],
  ]),
];
const graphics: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['--edge', ground],
    ['--focus', ground],
    ...LINES.map((line): [string, string] => [`--${line}`, ground]),
  ]),
  ...LINES.flatMap((line): [string, string][] => [
    [`--${line}`, `--${line}-tint`],
    [`--${line}`, '--land'],
  ]),
  ['--coast', '--sea'],
];

describe.each(Object.entries(themes))('the %s theme', (_, colour) => {
  const ratio = (front: string, ground: string) =>
    contrast(parseOklch(colour(front)), parseOklch(colour(ground)));

  it.each(text)('shows %s as text on %s at AA', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(graphics)('shows %s as a shape on %s at AA', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('gives the same colours to high contrast chosen on the site and asked for by the device', () => {
  expect([...declarations(asked)]).toEqual([...strong]);
});

it('measures contrast as WCAG does', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(() => parseOklch('red')).toThrow('Not an opaque oklch colour: red');
});
