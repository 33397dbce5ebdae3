import { t } from '@signpost/language';
import * as v from 'valibot';
import { addressReader, type AddressProblem } from '@signpost/api-client/filters';
import { unknownFilter } from '../../components/unknown-filter';

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
const Radius = v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(DISTANCES)), 25);

/**
 * Parses the page's address: the shared `filters` list (B-01), and the plain fields that the form sends. Returns the
 * usable search and a problem for each invalid filter. Never throws.
 */
export const readNearbySearch = (
  parameters: URLSearchParams,
): { readonly search: NearbySearch; readonly problems: readonly AddressProblem[] } => {
  const { problems, readChoices, readOf } = addressReader(parameters);
  const { level } = readChoices([{ name: 'level', legend: 'level' }]);
  const levels = readOf('level', level, Level, (name) => unknownFilter('level', [name]));
  return {
    search: { levels: [...new Set(levels)].sort(), radius: v.parse(Radius, parameters.get('radius')) },
    problems,
  };
};
