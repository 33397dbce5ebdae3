import type { Frame } from './frame';
import { round } from './path';

/** Attributes of one element; numbers are rounded to one decimal. */
export type Attributes = Record<string, string | number>;

/** One SVG element as text. */
export const element = (name: string, attributes: Attributes, content = ''): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
};

/** A filled shape from path data; overlaps are holes. */
export const filled = (d: string, fill: string, more: Attributes = {}): string =>
  d ? element('path', { d, fill, 'fill-rule': 'evenodd', ...more }) : '';

/** A stroked line from path data. */
export const stroked = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  d ? element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more }) : '';

/** Round dots along path data, `spacing` apart from centre to centre. */
export const dotted = (d: string, colour: string, diameter: number, spacing: number): string =>
  stroked(d, colour, diameter, { 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${round(spacing)}` });

/** A disc. */
export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

/** A whole drawing on its background colour, without a fixed size, because the renderer and the browser scale it. */
export const drawing = ({ width, height }: Frame, ground: string, content: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` },
    element('rect', { width, height, fill: ground }) + content,
  );
