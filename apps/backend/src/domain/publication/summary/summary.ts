import type { CourseBody, CourseRecord, Offered } from '../../catalogue/course-record';

type Mode = CourseRecord['modes'][number];

/** Data of the summary. */
export type SummaryFacts = Pick<CourseRecord, 'title' | 'town' | 'modes'> & {
  body: Pick<CourseBody, 'foundationYear' | 'sandwich' | 'yearAbroad'> & {
    options: readonly Pick<CourseBody['options'][number], 'mode' | 'years'>[];
  };
};

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const WAYS: Readonly<Record<Mode, string>> = {
  'full-time': 'full time',
  'part-time': 'part time',
  distance: 'at a distance',
};

/** Titles of shortened courses, for which a usual published length is wrong. */
const SHORTENED = /\btop[- ]?up\b|\baccelerated\b/i;

/** Joins texts: 'a', 'a and b', 'a, b and c'. */
const series = (items: readonly string[], word = 'and'): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
};

/**
 * Returns one or two sentences on how a course is studied: mode, place, length, and included or optional years. The
 * content is left to the title, because subject codes are too broad. Parts that the title contradicts are omitted.
 */
export const courseSummary = (facts: SummaryFacts): string =>
  [howSentence(facts), ...yearSentences(facts)].join(' ');

const howSentence = (facts: SummaryFacts): string => {
  const { modes, town } = facts;
  const [only] = modes;
  const where = town ? ` in ${town}` : '';
  if (only && modes.length === 1) {
    const length = lengthOf(facts, only);
    return `You study ${WAYS[only]}${only === 'distance' ? '' : where}${length && `, over ${length}`}.`;
  }
  const taken = (mode: Mode) => {
    const length = lengthOf(facts, mode);
    return length ? `${WAYS[mode]} (${length})` : WAYS[mode];
  };
  const taught = modes.filter((mode) => mode !== 'distance');
  const distance = modes.includes('distance') ? `, or ${taken('distance')}` : '';
  return `You study ${series(taught.map(taken), 'or')}${where}${distance}.`;
};

/** The published years of one study mode; 0 when not published, as always for part-time modes. */
export const yearsOf = ({ title, body: { options } }: SummaryFacts, mode: Mode): number => {
  const years = Math.max(...options.map((option) => (option.mode === mode ? (option.years ?? 0) : 0)));
  return years > 2 && SHORTENED.test(title) ? 0 : years;
};

/** Formats the length of one study mode; empty when not published. */
const lengthOf = (facts: SummaryFacts, mode: Mode): string => {
  const years = yearsOf(facts, mode);
  return years === 0 ? '' : `${NUMBERS[years] ?? years} ${years === 1 ? 'year' : 'years'}`;
};

/** Patterns of titles that mention a year of this kind. */
const NAMED = [
  { name: 'a foundation year', of: 'foundationYear', title: /\bwith (?:an? )?(?:integrated )?foundation\b/i },
  {
    name: 'a placement year',
    of: 'sandwich',
    title: /\bwith (?:an? )?(?:\w+ )?placement\b|\ba year in industry\b/i,
  },
  { name: 'a year abroad', of: 'yearAbroad', title: /\byear abroad\b|\bstudy abroad\b/i },
] as const;

/** The years of these kinds that the course includes and that can be chosen, without those that the title names. */
export const withinYears = ({ title, body }: SummaryFacts) => {
  const those = (offered: Offered) => NAMED.filter(({ of }) => body[of] === offered);
  const isChoice = /\bor\b|\boption/i.test(title);
  return {
    included: those('included'),
    optional: those('optional').filter((year) => isChoice || !year.title.test(title)),
  };
};

const yearSentences = (facts: SummaryFacts): string[] => {
  const { included, optional } = withinYears(facts);
  const names = (years: readonly { name: string }[]) => years.map(({ name }) => name);
  return [
    ...(included.length > 0 ? [`It has ${series(names(included))}.`] : []),
    ...(optional.length > 0 ? [`You can choose ${series(names(optional), 'or')}.`] : []),
  ];
};
