import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, parseOklch } from './testing/contrast';

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
  // The focus ring is adjacent to the focused element, on any background.
  ...['good', 'bad', 'warn', ...LINES].map((tone): [string, string] => ['--focus', `--${tone}-tint`]),
  // A second series and the plain bars of a chart, on all chart backgrounds.
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['--ink', ground],
    ['--ink-soft', ground],
  ]),
  // The border and fill of the marker on a scale.
  ['--on-signal', '--signal'],
];

const SOURCE = join(__dirname, '..');
const colourIn = (rule: string, property: string) =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*var\\((--[\\w-]+)\\)`).exec(rule)?.[1];
const onEachLine = (name: string) =>
  /^--(on-)?line(-text|-tint)?$/.test(name) ? LINES.map((line) => name.replace('line', line)) : null;

/** Text and background colours set by the same rule of a component, for each line; disabled states are exempt. */
const usedTogether = [
  ...new Set(
    readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/([^{}]+)\{([^{}]+)\}/g)])
      .flatMap(([, selector = '', rule = '']) => {
        const [front, ground] = [colourIn(rule, 'color'), colourIn(rule, 'background')];
        if (!front || !ground || /disabled/.test(selector)) return [];
        const [fronts, grounds] = [onEachLine(front), onEachLine(ground)];
        return LINES.map((_, at) => `${fronts?.[at] ?? front} ${grounds?.[at] ?? ground}`);
      }),
  ),
]
  .map((pair) => pair.split(' '))
  .filter((pair): pair is [string, string] => pair.every((name) => base.has(name)));

describe.each(Object.entries(themes))('the %s theme', (_, colour) => {
  const ratio = (front: string, ground: string) =>
    contrast(parseOklch(colour(front)), parseOklch(colour(ground)));

  it.each(text)('meets AA for the text colour %s on %s', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(usedTogether)('meets AA for the text colour %s on %s, as used by components', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(graphics)('meets AA for the shape colour %s on %s', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('has the same colours for high contrast chosen on the site and requested by the device', () => {
  expect([...declarations(asked)]).toEqual([...strong]);
});

it('finds the colour pairs used by components', () => {
  expect(usedTogether.length).toBeGreaterThan(15);
});

it('calculates contrast as WCAG does', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
  expect(() => parseOklch('red')).toThrow('Not an opaque oklch colour: red');
});
