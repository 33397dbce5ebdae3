import { t } from '@signpost/language';
import * as v from 'valibot';

/** Levels of an apprenticeship, with their equivalent in school and university qualifications. */
export const LEVELS = [
  {
    value: '2',
    get label() {
      return t('Level 2');
    },
    get hint() {
      return t('like GCSEs');
    },
  },
  {
    value: '3',
    get label() {
      return t('Level 3');
    },
    get hint() {
      return t('like A levels');
    },
  },
  {
    value: '4',
    get label() {
      return t('Level 4');
    },
    get hint() {
      return t('like a first year of university');
    },
  },
  {
    value: '5',
    get label() {
      return t('Level 5');
    },
    get hint() {
      return t('like a foundation degree');
    },
  },
  {
    value: '6',
    get label() {
      return t('Level 6');
    },
    get hint() {
      return t('a degree');
    },
  },
  {
    value: '7',
    get label() {
      return t('Level 7');
    },
    get hint() {
      return t('like a master’s');
    },
  },
] as const;

/** Options of the distance from the provider, in miles. */
export const DISTANCES = [10, 25, 50, 100] as const;

/** Search state in the page's address. */
export interface NearbySearch {
  readonly levels: readonly number[];
  /** Distance in miles. */
  readonly radius: number;
}

const Level = v.pipe(v.picklist(LEVELS.map(({ value }) => value)), v.transform(Number));
const Radius = v.pipe(v.string(), v.transform(Number), v.picklist(DISTANCES));

/** Parses the page's address; leaves out unknown values. */
export const readNearbySearch = (parameters: URLSearchParams): NearbySearch => {
  const radius = v.safeParse(Radius, parameters.get('radius'));
  const levels = parameters.getAll('level').flatMap((text) => {
    const level = v.safeParse(Level, text);
    return level.success ? [level.output] : [];
  });
  return { levels: [...new Set(levels)].sort(), radius: radius.success ? radius.output : 25 };
};
