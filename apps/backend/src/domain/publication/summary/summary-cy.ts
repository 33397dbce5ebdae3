import type { SummaryFacts } from './summary';
import { withinYears, yearsOf } from './summary';

type Mode = SummaryFacts['modes'][number];

/** Lengths by number of years, and after "dros" (over), which mutates the number. */
const LENGTHS = [
  '',
  'un flwyddyn',
  'dwy flynedd',
  'tair blynedd',
  'pedair blynedd',
  'pum mlynedd',
  'chwe blynedd',
  'saith mlynedd',
];
const OVER = [
  '',
  'un flwyddyn',
  'ddwy flynedd',
  'dair blynedd',
  'bedair blynedd',
  'bum mlynedd',
  'chwe blynedd',
  'saith mlynedd',
];

const WAYS: Readonly<Record<Mode, string>> = {
  'full-time': 'yn llawn amser',
  'part-time': 'yn rhan-amser',
  distance: 'o bell',
};

/** Kinds of years, and after "neu" (or), which mutates them. */
const YEARS = {
  foundationYear: ['blwyddyn sylfaen', 'flwyddyn sylfaen'],
  sandwich: ['blwyddyn ar leoliad', 'flwyddyn ar leoliad'],
  yearAbroad: ['blwyddyn dramor', 'flwyddyn dramor'],
} as const;

type Year = { readonly of: keyof typeof YEARS };

/** The summary of a course in Welsh, with the same facts as the English one. Not checked by a native speaker. */
export const welshCourseSummary = (facts: SummaryFacts): string => {
  const { included, optional } = withinYears(facts);
  return [
    `Rydych chi’n astudio ${waysOf(facts)}.`.replace('astudio yn', 'astudio’n'),
    ...(included.length > 0 ? [`Mae’n cynnwys ${all(included)}.`] : []),
    ...(optional.length > 0 ? [`Gallwch chi ddewis ${any(optional)}.`] : []),
  ].join(' ');
};

/** The ways to study. A town stands in brackets, because "yn" (in) would mutate its name. */
const waysOf = (facts: SummaryFacts): string => {
  const { modes, town } = facts;
  const [only] = modes;
  const where = town ? ` (${town})` : '';
  if (only && modes.length === 1) {
    const years = yearsOf(facts, only);
    return `${WAYS[only]}${only === 'distance' ? '' : where}${years ? `, dros ${OVER[years] ?? `${years} mlynedd`}` : ''}`;
  }
  const taken = (mode: Mode) => {
    const years = yearsOf(facts, mode);
    return years ? `${WAYS[mode]} (${LENGTHS[years] ?? `${years} mlynedd`})` : WAYS[mode];
  };
  const taught = modes.filter((mode) => mode !== 'distance').map(taken);
  const distance = modes.includes('distance') ? `, neu ${taken('distance')}` : '';
  return `${taught.join(' neu ').replaceAll('neu yn', 'neu’n')}${where}${distance}`;
};

/** 'a', 'a a b', 'a, b a c'. */
const all = (years: readonly Year[]): string => {
  const names = years.map(({ of }) => YEARS[of][0]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} a ${last}`;
};

/** 'a', 'a neu b', 'a, b neu c'. */
const any = (years: readonly Year[]): string => {
  const [first = '', ...others] = years.map(
    ({ of }, index) => YEARS[of][index === years.length - 1 && index > 0 ? 1 : 0],
  );
  const last = others.pop();
  return last === undefined ? first : `${[first, ...others].join(', ')} neu ${last}`;
};
