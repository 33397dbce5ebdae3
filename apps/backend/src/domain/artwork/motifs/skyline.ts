import { round } from '../drawing/path';
import type { Random } from '../drawing/random';
import { filled, stroked } from '../drawing/svg';

/**
 * One row of buildings: its horizontal range, its base, its lowest and highest roofs, and a building's typical width.
 */
export interface SkylineRow {
  from: number;
  to: number;
  base: number;
  low: number;
  high: number;
  width: number;
}

/** Draws one row of buildings against the sky; with a `window` colour they have lit windows. */
export const skyline = (row: SkylineRow, fill: string, random: Random, window?: string): string => {
  let outline = '';
  let panes = '';
  const pane = row.width * 0.085;
  const swell = random.between(0, Math.PI * 2);
  for (let x = row.from; x < row.to;) {
    const width = Math.round(row.width * random.between(0.62, 1.35));
    const rise = 0.5 + 0.5 * Math.sin(swell + (x / (row.to - row.from)) * Math.PI * 3);
    const share = Math.min(1, 0.62 * rise + random.between(0, 0.46));
    const height = Math.round(row.low + (row.high - row.low) * share);
    outline += `M${Math.round(x)} ${Math.round(row.base)}v${-height}${roof(width, random)}V${Math.round(row.base)}z`;
    if (window && random.chance(0.72)) panes += windows(x, row.base - height, width, height, pane, random);
    x += width + (random.chance(0.22) ? Math.round(row.width * random.between(0.1, 0.5)) : 0);
  }
  const dashes = { 'stroke-dasharray': `${round(pane)} ${round(pane * 1.1)}` };
  return filled(outline, fill) + (window ? stroked(panes, window, pane * 1.35, dashes) : '');
};

/** The top edge of one building, drawn from its left eave to its right. */
const roof = (width: number, random: Random): string => {
  const part = (share: number) => Math.round(width * share);
  const rest = (...shares: number[]) => width - shares.reduce((sum, share) => sum + part(share), 0);
  switch (random.pick(['flat', 'flat', 'steps', 'gable', 'dome', 'spire', 'saw', 'mast', 'slope'] as const)) {
    case 'flat':
      return `h${width}`;
    case 'steps':
      return `h${part(0.22)}v${-part(0.24)}h${part(0.2)}v${-part(0.24)}h${rest(0.22, 0.2, 0.42)}v${part(0.24)}h${part(0.2)}v${part(0.24)}h${part(0.22)}`;
    case 'gable':
      return `l${part(0.5)} ${-part(0.4)}l${rest(0.5)} ${part(0.4)}`;
    case 'dome':
      return `h${part(0.14)}a${part(0.36)} ${part(0.36)} 0 0 1 ${part(0.36)}-${part(0.36)}v${-part(0.14)}h${rest(0.14, 0.36, 0.36, 0.14)}v${part(0.14)}a${part(0.36)} ${part(0.36)} 0 0 1 ${part(0.36)} ${part(0.36)}h${part(0.14)}`;
    case 'spire':
      return `h${part(0.28)}v${-part(0.3)}l${part(0.22)} ${-part(0.95)}l${rest(0.28, 0.22, 0.28)} ${part(0.95)}v${part(0.3)}h${part(0.28)}`;
    case 'saw':
      return `l${part(0.33)} ${-part(0.24)}v${part(0.24)}l${part(0.33)} ${-part(0.24)}v${part(0.24)}l${rest(0.33, 0.33)} ${-part(0.24)}v${part(0.24)}`;
    case 'mast':
      return `h${part(0.46)}v${-part(0.5)}h${rest(0.46, 0.46)}v${part(0.5)}h${part(0.46)}`;
    case 'slope':
      return `v${-part(0.4)}l${width} ${part(0.4)}`;
  }
};

/** Rows of windows on one front; each row is a dashed line, which keeps the markup small. */
const windows = (
  x: number,
  top: number,
  width: number,
  height: number,
  pane: number,
  random: Random,
): string => {
  const across = Math.floor((width * 0.72) / (pane * 2.1));
  const length = across * pane * 2.1 - pane * 1.1;
  const gap = pane * random.pick([2.8, 3.6, 4.4]);
  const count = Math.min(14, Math.floor((height * 0.86) / gap));
  if (across < 1) return '';
  return Array.from({ length: count }, (_, index) =>
    random.chance(0.2)
      ? ''
      : `M${round(x + (width - length) / 2)} ${round(top + gap * (index + 0.9))}h${round(length)}`,
  ).join('');
};
