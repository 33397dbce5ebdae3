import { t } from '@signpost/language';
import * as v from 'valibot';
import { START_KINDS, type Start } from '@signpost/api-client/careers';
import { addressReader, writeFilters, type AddressProblem } from '@signpost/api-client/filters';

/** Path of the compass. */
export const COMPASS = '/explore/career-compass';

/** State of the compass as parsed from the address. */
export interface CompassSearch {
  /** The chosen start; null before one is chosen. */
  readonly from: Pick<Start, 'kind' | 'id'> | null;
  /** Minimum median pay, in GBP a year. */
  readonly pay: number | null;
  /** Maximum entry level of education, as an index into `LEVELS`. */
  readonly level: number | null;
  /** Region that must have an apprenticeship. */
  readonly place: string | null;
  readonly view: 'map' | 'list';
}

/** Levels of education as named in the career data, lowest first, with their names in addresses and their labels. */
export const LEVELS = [
  {
    level: 'No set qualifications',
    name: 'No set qualifications',
    get label() {
      return t('No set qualifications');
    },
  },
  {
    level: 'Level 2: GCSEs or equal',
    name: 'GCSEs or equal',
    get label() {
      return t('GCSEs or equal');
    },
  },
  {
    level: 'Level 3: A levels, T levels, Highers or equal',
    name: 'A levels, T levels, Highers or equal',
    get label() {
      return t('A levels, T levels, Highers or equal');
    },
  },
  {
    level: 'Levels 4 and 5: HNC, HND, foundation degree or equal',
    name: 'HNC, HND or foundation degree',
    get label() {
      return t('HNC, HND or foundation degree');
    },
  },
  {
    level: 'Level 6: a degree',
    name: 'A degree',
    get label() {
      return t('A degree');
    },
  },
  {
    level: 'Level 7: a master’s degree or equal',
    name: 'A master’s degree',
    get label() {
      return t('A master’s degree');
    },
  },
] as const;

/** Options of the pay filter, in GBP a year. */
export const PAY_STEPS = [25_000, 35_000, 45_000, 60_000] as const;

const From = v.pipe(
  v.string(),
  v.regex(/^[a-z]+\.[\w-]{1,80}$/),
  v.transform((text) => {
    const [kind, id] = text.split('.');
    return { kind, id };
  }),
  v.object({ kind: v.picklist(START_KINDS), id: v.string() }),
);
const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(most));
const Place = v.pipe(v.string(), v.maxLength(60));
const LEVEL_NAMES = LEVELS.map(({ name }) => name);
/** Parses a level from its index in `LEVELS` (form) or its name (filter). */
const Level = v.union([
  whole(LEVELS.length - 1),
  v.pipe(
    v.picklist(LEVEL_NAMES),
    v.transform((name) => LEVEL_NAMES.indexOf(name)),
  ),
]);

/** Filters of the compass (B-01). */
const FILTERS = ['pay', 'level', 'place'] as const;

/** Parses an address: the shared `filters` list (B-01) and plain fields. Invalid parts are reported and left out. */
export const readSearch = (
  query: URLSearchParams,
): { search: CompassSearch; problems: readonly AddressProblem[] } => {
  const { problems, read, readChoices, readOf } = addressReader(query);
  const given = readChoices(FILTERS.map((name) => ({ name, legend: name, max: 1 })));
  // A region has no id besides its name.
  const chosen = { ...given, place: given.place.map(({ name }) => ({ name })) };
  const one = <Output>(
    name: (typeof FILTERS)[number],
    schema: v.GenericSchema<unknown, Output>,
    message: string,
  ) => readOf(name, chosen[name], schema, () => message)[0] ?? null;
  const search: CompassSearch = {
    from: read(
      'from',
      From,
      t('We do not know where to start from. Choose a subject, a skill or an interest.'),
    ),
    pay: one('pay', whole(200_000), t('The pay must be a number of pounds a year.')),
    level: one('level', Level, t('We do not know that level of education.')),
    place: one('place', Place, t('We do not know that place.')),
    view: query.get('view') === 'list' ? 'list' : 'map',
  };
  return { search, problems };
};

/** Serialises a start for an address. */
export const fromText = ({ kind, id }: Pick<Start, 'kind' | 'id'>): string => `${kind}.${id}`;

/** Returns the canonical address of a search. */
export const searchUrl = ({ from, pay, level, place, view }: CompassSearch): string => {
  const query = new URLSearchParams(from ? { from: fromText(from) } : {});
  const chosen = { pay: pay && String(pay), level: level !== null && LEVELS[level]?.name, place };
  writeFilters(
    query,
    FILTERS.flatMap((type) => (chosen[type] ? [{ type, name: chosen[type] }] : [])),
  );
  if (view === 'list') query.set('view', view);
  return query.size > 0 ? `${COMPASS}?${query}` : COMPASS;
};
