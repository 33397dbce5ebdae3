import { NATIONS, type Nation } from '../nations';
import type { KeyFact } from './types';

const isNation = (country: string): country is Nation => NATIONS.some((nation) => nation === country);

/** What of a course its fee depends on; what is not known is left out. */
export interface TaughtCourse {
  /** The nation in which its provider is. */
  readonly country: string;
  /** 'full-time', 'part-time' and 'distance'. */
  readonly studyModes: readonly string[];
  readonly qualification?: string | null;
  readonly foundationYear?: 'no' | 'optional' | 'included' | null;
  readonly subjects?: readonly { readonly code: string }[];
  /** Years of study, from the shortest option to the longest. */
  readonly duration?: { readonly min: number; readonly max: number } | null;
}

/** The fee of one year of a course for one reader. */
export interface Fee {
  readonly mode: 'full-time' | 'part-time';
  /** A foundation year has a lower limit where it is taught in classrooms; both are given where that is not known. */
  readonly years: 'usual' | 'accelerated' | 'foundation' | 'foundation-classroom' | 'foundation-other';
  /** The most by law, the most that is usual, what the government pays for the student, or the university's own choice. */
  readonly kind: 'limit' | 'usual-most' | 'paid' | 'set-by-university';
  /** The amount with its year and source; null where the university sets it. */
  readonly fact: KeyFact | null;
}

/** Fees that are the same for readers of several nations. */
export interface NationFees {
  readonly nations: readonly Nation[];
  readonly fees: readonly Fee[];
}

/** Awards below a degree, for which the Scottish government pays less. */
const BELOW_DEGREE = /^(HNC|HND|CertHE|DipHE)\b/;

/**
 * Subjects whose foundation years are classroom-based (price group D of the Office for Students), and those whose are
 * not: the ones that GOV.UK names to students, "business, social science or humanities" and "science, engineering,
 * subjects allied to medicine and creative and performing arts", and law. A subject in neither is not decided.
 */
const CLASSROOM = /^CAH(15-01-0[1-3]|15-02|15-03|16|17|20-01-0[15]|20-02)/;
const NOT_CLASSROOM = /^CAH(01|02|03|05|06|07|10|11|25)/;

/** A foundation year is classroom-based when more than half of its subjects are. */
const foundationYears = (
  subjects: readonly { readonly code: string }[],
): readonly (Fee['years'] & `foundation${string}`)[] => {
  const share = (pattern: RegExp) =>
    subjects.filter(({ code }) => pattern.test(code)).length / subjects.length;
  if (share(CLASSROOM) > 0.5) return ['foundation'];
  // The limit is then that of the other years.
  if (share(NOT_CLASSROOM) >= 0.5) return [];
  return ['foundation-classroom', 'foundation-other'];
};

/** The years that have a fee of their own in England. */
const yearsInEngland = (
  { foundationYear, subjects = [], duration, qualification }: TaughtCourse,
  mode: Fee['mode'],
): readonly Fee['years'][] => [
  'usual',
  // Two years are an accelerated degree, or the last years of a longer one.
  ...(mode === 'full-time' && duration?.min === 2 && /\(Hons\)/.test(qualification ?? '')
    ? (['accelerated'] as const)
    : []),
  ...(foundationYear === 'included' || foundationYear === 'optional' ? foundationYears(subjects) : []),
];

const ENGLISH_FACTS: Readonly<Record<Fee['mode'], Partial<Record<Fee['years'], string>>>> = {
  'full-time': {
    usual: 'fee-england',
    accelerated: 'fee-england-accelerated',
    foundation: 'fee-foundation',
    'foundation-classroom': 'fee-foundation',
    'foundation-other': 'fee-england',
  },
  'part-time': {
    usual: 'fee-england-part-time',
    foundation: 'fee-foundation-part-time',
    'foundation-classroom': 'fee-foundation-part-time',
    'foundation-other': 'fee-england-part-time',
  },
};

type Rule = Omit<Fee, 'mode' | 'fact'> & { readonly id?: string | undefined };

const usual = (kind: Fee['kind'], id?: string): readonly Rule[] => [{ years: 'usual', kind, id }];

/** What each nation's government says of the fees of its universities. */
const RULES: Readonly<
  Record<Nation, (course: TaughtCourse, mode: Fee['mode'], reader: Nation) => readonly Rule[]>
> = {
  England: (course, mode) =>
    yearsInEngland(course, mode).map((years) => ({ years, kind: 'limit', id: ENGLISH_FACTS[mode][years] })),
  Wales: (_, mode) => (mode === 'full-time' ? usual('limit', 'fee-wales') : usual('set-by-university')),
  Scotland: ({ qualification }, mode, reader) => {
    const isBelowDegree = BELOW_DEGREE.test(qualification ?? '');
    if (mode === 'part-time' || (isBelowDegree && reader !== 'Scotland')) return usual('set-by-university');
    if (reader !== 'Scotland') return usual('usual-most', 'fee-scotland-rest-of-uk');
    return usual('paid', isBelowDegree ? 'fee-scotland-below-degree' : 'fee-scotland');
  },
  'Northern Ireland': (_, mode, reader) => {
    if (mode === 'part-time') return usual('set-by-university');
    return reader === 'Northern Ireland'
      ? usual('limit', 'fee-northern-ireland')
      : usual('usual-most', 'fee-northern-ireland-rest-of-uk');
  },
};

/** How a course can be studied; distance learning is full-time or part-time, and which is not published. */
const modesOf = ({ studyModes }: TaughtCourse): readonly Fee['mode'][] => {
  const named = (['full-time', 'part-time'] as const).filter((mode) => studyModes.includes(mode));
  if (named.length > 0) return named;
  return studyModes.includes('distance') ? ['full-time', 'part-time'] : ['full-time'];
};

/**
 * The yearly fees of a course for a reader who lives in a nation of the UK, the usual one first: by where the course
 * and the reader are, its mode, its level and whether it has a foundation year. Empty for a provider elsewhere.
 */
export const feesFor = (course: TaughtCourse, reader: Nation, facts: readonly KeyFact[]): readonly Fee[] => {
  const { country } = course;
  if (!isNation(country)) return [];
  return modesOf(course).flatMap((mode) =>
    RULES[country](course, mode, reader).map(({ id, kind, ...rule }) => {
      const fact = facts.find((one) => one.id === id) ?? null;
      return { ...rule, mode, kind: fact ? kind : ('set-by-university' as const), fact };
    }),
  );
};

/** The yearly fees of a course for readers of every nation; empty without facts, and for a provider elsewhere. */
export const feesByNation = (course: TaughtCourse, facts: readonly KeyFact[]): readonly NationFees[] => {
  if (facts.length === 0 || !isNation(course.country)) return [];
  const groups = new Map<string, { nations: Nation[]; fees: readonly Fee[] }>();
  for (const nation of NATIONS) {
    const fees = feesFor(course, nation, facts);
    const key = JSON.stringify(fees);
    const group = groups.get(key) ?? { nations: [], fees };
    group.nations.push(nation);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** What the government has announced for full-time courses of the next year; null where it has not. */
export const announcedFee = (course: TaughtCourse, facts: readonly KeyFact[]): KeyFact | null =>
  course.country === 'England' && modesOf(course).includes('full-time')
    ? (facts.find(({ id }) => id === 'fee-england-announced') ?? null)
    : null;
