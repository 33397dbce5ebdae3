import { formatList, t } from '@signpost/language';
import type { CourseListItem } from '@signpost/api-client/courses';
import type { Deadline, KeyFact } from '@signpost/api-client/key-facts';

/** Fields of a course that the rules check. */
export type Choice = Pick<
  CourseListItem,
  'id' | 'title' | 'subjects' | 'qualification' | 'academicYearId' | 'scheme'
> & {
  readonly provider: Pick<CourseListItem['provider'], 'shortId' | 'name'>;
};

/** Maximum number of courses in one application: in total, and in each limited kind. */
export interface Limits {
  readonly choices: number;
  readonly limitedKind: number;
}

/** Returns the limits among the key facts; a limit that is not there is infinite. */
export const limitsIn = (facts: readonly KeyFact[]): Limits => {
  const amountOf = (id: string) => facts.find((fact) => fact.id === id)?.amount ?? Infinity;
  return { choices: amountOf('choices'), limitedKind: amountOf('choices-medicine') };
};

/** Formats a provider's name for use within a sentence: "the University of Bath". */
export type NameInSentence = (name: string) => string;

const OXFORD = '10007774';
const CAMBRIDGE = '10007788';

/** The three kinds of course with a limit of their own: their subject codes, professional awards, and titles. */
const LIMITED = [
  {
    name: 'medicine',
    codes: ['CAH01-01-02'],
    awards: ['BM', 'BM BCh', 'BMBS', 'MB BChir', 'MBBCh', 'MBBS', 'MBChB'],
    title: /\bmedicine\b/i,
  },
  {
    name: 'dentistry',
    codes: ['CAH01-01-04'],
    awards: ['BDS', 'BChD'],
    title: /\bdent(istry|al surgery)\b/i,
  },
  {
    name: 'veterinary medicine or science',
    codes: ['CAH05-01-01'],
    awards: ['BVMBVS', 'BVMS', 'BVMSci', 'BVMedSci', 'BVSc', 'BVetMed', 'VetMB'],
    title: /\bveterinary (medicine|science|surgery)\b/i,
  },
] as const;
export type LimitedKind = (typeof LIMITED)[number]['name'];

const limitedKindNames = (): Readonly<Record<LimitedKind, string>> => ({
  medicine: t('medicine'),
  dentistry: t('dentistry'),
  'veterinary medicine or science': t('veterinary medicine or science'),
});

/**
 * Returns the limited kind of a course: one with the kind's subject code and a professional award, or with its title
 * where no award is published.
 */
export const limitedKind = ({ subjects, qualification, title }: Choice): LimitedKind | null => {
  const award = qualification?.replace(/ \(Hons\)$/, '');
  const kind = LIMITED.find(
    ({ codes, awards, title: words }) =>
      subjects.some(({ code }) => (codes as readonly string[]).includes(code)) &&
      (award === undefined ? words.test(title) : (awards as readonly string[]).includes(award)),
  );
  return kind?.name ?? null;
};

/** One finding of the rules about the choices. */
export interface Finding {
  /** `stop`: the application would be rejected. `look`: possibly a mistake. */
  readonly kind: 'stop' | 'look';
  readonly message: string;
}

const tooMany = ({ length }: readonly Choice[], most: number): Finding[] =>
  length > most
    ? [
        {
          kind: 'stop',
          message: t('You can choose {most} courses. These are {count}: take {excess} out.', {
            most,
            count: length,
            excess: length - most,
          }),
        },
      ]
    : [];

const duplicates = (choices: readonly Choice[], named: NameInSentence): Finding[] => {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = `${choice.provider.shortId} ${choice.title.trim().toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map(([first, ...others]) => ({
      kind: 'look',
      message: t(
        '{title} at {provider} is there {times, plural, =2 {twice} other {# times}}. You cannot apply for the same course more than once: check that these are different ones.',
        { title: first?.title ?? '', provider: named(first?.provider.name ?? ''), times: others.length + 1 },
      ),
    }));
};

const limited = (choices: readonly Choice[], most: number): Finding[] =>
  LIMITED.flatMap(({ name }): Finding[] => {
    const { length } = choices.filter((choice) => limitedKind(choice) === name);
    return length > most
      ? [
          {
            kind: 'stop',
            message: t(
              'At most {most} of your choices can be {subject}. These are {count}. Any more must be in another subject.',
              { most, subject: limitedKindNames()[name], count: length },
            ),
          },
        ]
      : [];
  });

const oxbridge = (choices: readonly Choice[]): Finding[] => {
  const both = [OXFORD, CAMBRIDGE].map((id) => choices.filter(({ provider }) => provider.shortId === id));
  return both.every(({ length }) => length > 0)
    ? [{ kind: 'stop', message: t('You can apply to Oxford or to Cambridge in one year, not to both.') }]
    : both.flatMap(([first, ...more]): Finding[] =>
        first && more.length > 0
          ? [
              {
                kind: 'stop',
                message: t('You can apply for one course at the {provider}. These are {courses}.', {
                  provider: first.provider.name,
                  courses: formatList([first, ...more].map(({ title }) => title)),
                }),
              },
            ]
          : [],
      );
};

/** Whether a course has an application of its own, UCAS Conservatoires, with its own limit and deadlines. */
const isConservatoire = ({ scheme }: Pick<Choice, 'scheme'>): boolean => scheme === 'conservatoire';

const conservatoires = (choices: readonly Choice[]): Finding[] => {
  const titles = choices.filter(isConservatoire).map(({ title }) => title);
  return titles.length > 0
    ? [
        {
          kind: 'look',
          message: t(
            'You apply for {courses} in UCAS Conservatoires: it does not count among these choices, and has earlier dates.',
            { courses: formatList(titles) },
          ),
        },
      ]
    : [];
};

/** Returns the findings of the UCAS rules for these choices; empty when there are none. */
export const check = (
  choices: readonly Choice[],
  { choices: most, limitedKind: mostLimited }: Limits,
  named: NameInSentence,
): Finding[] => [
  ...tooMany(
    choices.filter((choice) => !isConservatoire(choice)),
    most,
  ),
  ...conservatoires(choices),
  ...oxbridge(choices),
  ...limited(choices, mostLimited),
  ...duplicates(choices, named),
];

/** Returns whether a course has the October deadline: all of Oxford and Cambridge, and the limited kinds. */
export const isEarly = (choice: Choice): boolean =>
  [OXFORD, CAMBRIDGE].includes(choice.provider.shortId) || limitedKind(choice) !== null;

/** Returns which deadline a course has; null for one of UCAS Conservatoires, which has its own. */
export const deadlineOf = (choice: Choice): Deadline['id'] | null => {
  if (isConservatoire(choice)) return null;
  return isEarly(choice) ? 'deadline-early' : 'deadline-main';
};
