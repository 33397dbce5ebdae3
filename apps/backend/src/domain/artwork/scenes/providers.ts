import type { Point } from '../drawing/frame';
import type { Tones } from '../drawing/palette';
import { drawing, element } from '../drawing/svg';
import { campus } from '../motifs/campus';
import { relief } from '../motifs/relief';
import type { Route } from '../motifs/routes';
import { fan } from '../motifs/routes';
import { skyline } from '../motifs/skyline';
import type { Stage } from './stage';

/** A stage for one provider: its subjects' routes and the time of day. */
export interface ProviderStage extends Stage {
  routes: readonly [Route, ...Route[]];
  mood: 'day' | 'dusk' | 'night';
}

interface Inks {
  ground: string;
  bands: readonly string[];
  contour: string;
  lawn: string;
  roof: readonly [string, string];
  shadow: string;
  tree: string;
  stop: string;
}

const inks = (tones: Tones, mood: ProviderStage['mood']): Inks => {
  switch (mood) {
    case 'day':
      return {
        ground: tones.soft,
        bands: [tones.soft, tones.pale, tones.pale, tones.paper],
        contour: tones.bright,
        lawn: tones.paper,
        roof: [tones.line, tones.shade],
        shadow: tones.bright,
        tree: tones.soft,
        stop: '#ffffff',
      };
    case 'dusk':
      return {
        ground: tones.deep,
        bands: [tones.shade, tones.shade, tones.line, tones.line],
        contour: tones.bright,
        lawn: tones.shade,
        roof: [tones.pale, tones.soft],
        shadow: tones.deep,
        tree: tones.bright,
        stop: '#ffffff',
      };
    case 'night':
      return {
        ground: tones.night,
        bands: [tones.night, tones.deep, tones.deep, tones.shade],
        contour: tones.line,
        lawn: tones.line,
        roof: [tones.soft, tones.pale],
        shadow: tones.night,
        tree: tones.deep,
        stop: '#ffffff',
      };
  }
};

/**
 * The provider from above: contour lines of its terrain, its campus plan, and its subjects' routes through one
 * interchange.
 */
export const campusMap = ({ frame, tones, random, terrain, routes, mood }: ProviderStage): string => {
  const ink = inks(tones, mood);
  const { width, height, unit } = frame;
  const upright = height > 600 && random.chance(0.35);
  const hub: Point = [
    width * random.between(0.4, 0.6),
    height * (upright ? random.between(0.3, 0.7) : random.between(0.62, 0.7)),
  ];
  const centre: Point = upright
    ? [hub[0] + 235 * unit * random.pick([-1, 1]), hub[1]]
    : [hub[0], hub[1] - height * 0.34];
  // A banner is too low for a round campus, so the campus extends along the line there.
  const shape =
    height > 600
      ? { reach: [265 * unit, 205 * unit] as const, turn: random.between(-24, 24), plot: 74 * unit }
      : { reach: [430 * unit, 148 * unit] as const, turn: random.between(-5, 5), plot: 62 * unit };
  return drawing(
    frame,
    ink.ground,
    relief(terrain, frame, {
      bands: ink.bands,
      lines: { colour: ink.contour, count: 7, width: 1.8 * unit, opacity: 0.7 },
    }) +
      campus({ centre, ...shape, rounded: true }, { ...ink, landmark: tones.signal }, random) +
      fan(frame, { hub, upright, spread: 0.9 }, routes, { fill: ink.stop, ring: tones.ink }, random),
  );
};

/**
 * The provider from the side: its town on the skyline below its hills, and its subjects' routes in the ground below.
 */
export const townSection = ({ frame, tones, random, terrain, routes, mood }: ProviderStage): string => {
  const ink = inks(tones, mood);
  const { width, height, unit } = frame;
  const base = Math.round(height * 0.52);
  const row = { from: -60, to: width + 60, base, width: 88 * unit };
  const ground = { day: tones.paper, dusk: tones.night, night: tones.deep }[mood];
  const slim = Math.min(1, (height - base) / (380 * unit));
  const town =
    mood === 'day'
      ? { far: tones.bright, near: tones.line, window: tones.pale }
      : {
          far: tones.line,
          near: mood === 'dusk' ? tones.deep : tones.bright,
          window: mood === 'dusk' ? tones.signal : tones.night,
        };
  const sky =
    mood === 'dusk' ? { ...ink, bands: [tones.soft, tones.soft, tones.pale], contour: tones.bright } : ink;
  const hub: Point = [width * random.between(0.38, 0.62), base + (height - base) * 0.5];
  return drawing(
    frame,
    sky.bands[0] ?? ink.ground,
    relief(terrain, frame, {
      bands: sky.bands,
      lines: { colour: sky.contour, count: 6, width: 1.8 * unit },
    }) +
      skyline({ ...row, low: height * 0.12, high: height * 0.4 }, town.far, random) +
      skyline(
        { ...row, low: height * 0.06, high: height * 0.27, width: 104 * unit },
        town.near,
        random,
        town.window,
      ) +
      element('rect', { y: base, width, height: height - base, fill: ground }) +
      element(
        'g',
        { transform: `translate(0 ${base})` },
        fan(
          { width, height: height - base, unit },
          { hub: [hub[0], hub[1] - base], spread: 0.86 },
          routes.map((route) => ({ ...route, width: route.width * slim })),
          { fill: '#ffffff', ring: tones.ink },
          random,
        ),
      ),
  );
};
