import { disc, drawing, element, stroked } from '../drawing/svg';
import { campus } from '../motifs/campus';
import { profiles } from '../motifs/profiles';
import { skyline } from '../motifs/skyline';
import type { Scene, Stage } from './stage';

/** A campus plan that fills the frame. */
const plan = ({ frame, random }: Stage) => {
  const reach = Math.hypot(frame.width, frame.height) / 2;
  const turn = random.pick([-1, 1]) * random.between(9, 27);
  return {
    centre: [frame.width / 2, frame.height / 2] as const,
    reach: [reach, frame.width / 2.6] as const,
    turn,
    plot: 128 * frame.unit,
  };
};

/** A campus on a pale background: dark roofs, light lawns, one bright landmark. */
export const dayCampus: Scene = (stage) => {
  const { frame, tones, random } = stage;
  const style = {
    lawn: tones.pale,
    roof: [tones.line, tones.deep] as const,
    shadow: tones.soft,
    tree: tones.bright,
    landmark: tones.signal,
  };
  return drawing(frame, tones.paper, campus(plan(stage), style, random));
};

/** The same kind of plan at night: lit roofs on dark ground. */
export const nightCampus: Scene = (stage) => {
  const { frame, tones, random } = stage;
  const style = {
    lawn: tones.deep,
    roof: [tones.bright, tones.soft] as const,
    shadow: tones.night,
    tree: tones.line,
    landmark: tones.signal,
  };
  return drawing(frame, tones.shade, campus(plan(stage), style, random));
};

/** A town against a coloured sky with a low sun, and a line with its stops at the foot. */
export const dusk: Scene = (stage) => {
  const { frame, tones, random } = stage;
  const { width, height, unit } = frame;
  const base = height * 0.86;
  const row = { from: -60, to: width + 60, base, width: 92 * unit };
  const sun = disc(
    width * random.between(0.2, 0.8),
    height * random.between(0.26, 0.4),
    height * 0.15,
    tones.signal,
  );
  const foot = base + (height - base) / 2;
  return drawing(
    frame,
    tones.soft,
    sun +
      skyline({ ...row, low: height * 0.3, high: height * 0.62 }, tones.bright, random) +
      skyline({ ...row, low: height * 0.14, high: height * 0.46 }, tones.line, random) +
      skyline(
        { ...row, low: height * 0.05, high: height * 0.27, width: 110 * unit },
        tones.deep,
        random,
        tones.soft,
      ) +
      element('rect', { y: base - 1, width, height: height - base + 1, fill: tones.night }) +
      stops(width, foot, 15 * unit, tones.signal, tones.night),
  );
};

/** Lit windows at night, reflected in still water. */
export const waterside: Scene = (stage) => {
  const { frame, tones, random } = stage;
  const { width, height, unit } = frame;
  const base = height * 0.64;
  const row = { from: -60, to: width + 60, base, width: 100 * unit };
  const town =
    skyline({ ...row, low: height * 0.2, high: height * 0.5 }, tones.shade, random) +
    skyline({ ...row, low: height * 0.08, high: height * 0.36 }, tones.line, random, tones.signal);
  const mirror = element(
    'g',
    { transform: `translate(0 ${base * 2}) scale(1 -1)`, opacity: 0.42 },
    element('use', { href: '#t' }),
  );
  const ripples = Array.from({ length: 7 }, (_, index) => {
    const y = base + (height - base) * ((index + 1) / 8) ** 1.15;
    return `M${Math.round(random.between(-200, width * 0.4))} ${Math.round(y)}h${Math.round(width * random.between(0.3, 0.8))}`;
  }).join('');
  const moon = disc(width * random.between(0.15, 0.85), height * 0.17, height * 0.075, tones.paper);
  return drawing(
    frame,
    tones.night,
    moon +
      element('g', { id: 't' }, town) +
      element('rect', { y: base, width, height: height - base, fill: tones.deep }) +
      mirror +
      stroked(ripples, tones.deep, 7 * unit, { 'stroke-linecap': 'round' }) +
      element('rect', { y: base - 3 * unit, width, height: 6 * unit, fill: tones.signal }),
  );
};

/**
 * Cross-sections of hills, one behind another, from pale far ones to the dark near slope; a railway line crosses one of
 * them.
 */
export const sections: Scene = ({ frame, tones, terrain, random }) => {
  const { pale, soft, bright, line, shade, deep, night } = tones;
  const style = {
    fills: [pale, soft, soft, bright, bright, line, line, shade, deep, night],
    pen: tones.paper,
    width: 2.4 * frame.unit,
    railway: { hill: random.whole(4, 6), colour: tones.signal, stop: { fill: '#fff', ring: tones.ink } },
  };
  return drawing(
    frame,
    tones.paper,
    profiles(terrain, frame, frame.height * 0.3, frame.height * 0.32, style),
  );
};

/** A straight line with evenly spaced stops, one of them the interchange. */
const stops = (width: number, y: number, thickness: number, colour: string, ground: string): string => {
  const step = width / 12;
  const discs = Array.from({ length: 12 }, (_, index) =>
    disc(step * (index + 0.5), y, thickness * 0.3, ground),
  ).join('');
  return stroked(`M0 ${Math.round(y)}H${width}`, colour, thickness) + discs;
};
