import { subjectColour } from './catalogue';
import { FRAMES } from './drawing/frame';
import type { Field } from './drawing/noise';
import { createTerrain } from './drawing/noise';
import { toHex } from './drawing/oklch';
import { createTones, LINE_COLOURS } from './drawing/palette';
import { createRandom, hash } from './drawing/random';
import type { Route } from './motifs/routes';
import { campusMap, townSection } from './scenes/providers';

/** What a provider's picture depends on: its number, its name, its position, and its subjects, largest first. */
export interface ArtworkProvider {
  ukprn: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  subjects: readonly { code: string; name: string; courses: number }[];
}

/** The kinds of picture a provider has. */
export type ProviderImageType = 'tile' | 'banner';

const MAX_ROUTES = 5;
const UNITS_A_KILOMETRE = 76;
const HILL_KILOMETRES = 6.5;
const country = createTerrain(hash('Great Britain and Northern Ireland'));

/**
 * The picture of one provider as SVG text: the terrain around its real position (neighbours share their hills), its
 * campus or its town, and one route for each of its largest subjects, as thick as the subject's share of its courses.
 */
export const providerArtwork = (provider: ArtworkProvider, type: ProviderImageType): string => {
  const frame = FRAMES[type];
  const random = createRandom(`provider ${provider.ukprn}`);
  const style = random.pick([
    'map-day',
    'map-dusk',
    'map-night',
    'section-day',
    'section-dusk',
    'section-night',
  ] as const);
  const [kind, mood] = style.split('-') as ['map' | 'section', 'day' | 'dusk' | 'night'];
  const scene = kind === 'map' ? campusMap : townSection;
  return scene({
    frame,
    tones: createTones(LINE_COLOURS.unis),
    random,
    terrain: landAround(provider, frame.width / 2, frame.height / 2),
    routes: subjectRoutes(provider, frame.unit, mood === 'day' ? 0 : 0.12),
    mood,
  });
};

/** The country's terrain with the provider at the given centre of the frame, north up. */
const landAround = (
  { ukprn, latitude, longitude }: ArtworkProvider,
  middleX: number,
  middleY: number,
): Field => {
  const kilometre = 1 / HILL_KILOMETRES;
  // A provider without a position gets its own one, far out at sea.
  const known = latitude !== null && longitude !== null;
  const east = known ? longitude * 111.32 * Math.cos((54.5 * Math.PI) / 180) : 5000 + (hash(ukprn) % 5000);
  const south = known ? latitude * -110.57 : 0;
  return (x, y) =>
    country(
      (east + (x - middleX) / UNITS_A_KILOMETRE) * kilometre,
      (south + (y - middleY) / UNITS_A_KILOMETRE) * kilometre,
    );
};

/**
 * One route per subject: larger subjects have thicker lines. A provider without known subjects has a single teal line.
 */
const subjectRoutes = ({ subjects }: ArtworkProvider, unit: number, lift: number): [Route, ...Route[]] => {
  const largest = subjects.filter(({ courses }) => courses > 0).slice(0, MAX_ROUTES);
  const total = largest.reduce((sum, { courses }) => sum + courses, 0);
  const [first, ...rest] = largest.map(({ code, courses }): Route => {
    const colour = subjectColour(code);
    return {
      colour: toHex({ ...colour, l: Math.min(0.8, colour.l + lift) }),
      width: unit * (11 + 26 * Math.sqrt(courses / total)),
    };
  });
  return first
    ? [first, ...rest]
    : [{ colour: toHex({ ...LINE_COLOURS.unis, l: 0.5 + lift }), width: unit * 30 }];
};
