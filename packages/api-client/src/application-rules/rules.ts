import { formatList, t } from '@signpost/language';
import type { CourseListItem } from '@signpost/api-client/courses';
import type { KeyFact } from '@signpost/api-client/key-facts';

/** Fields of a course that the rules check. */
export type Choice = Pick<
  CourseListItem,
  'id' | 'title' | 'subjects' | 'qualification' | 'academicYearId'
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

/** The three kinds of course with a limit of their own: their subject codes, titles and awards. */
const LIMITED = [
  {
    name: 'medicine',
    codes: ['CAH01-01-02', 'CAH01-01-03'],
    award: /^(MB|BMBS|BM\b|BChir)/,
    title: /\bmedicine\b/i,
  },
  { name: 'dentistry', codes: ['CAH01-01-04'], award: /^BDS/, title: /\bdent(istry|al surgery)\b/i },
  {
    name: 'veterinary medicine or science',
    codes: ['CAH05-01-01', 'CAH05-01-02'],
    award: /^(BVM|BVSc|BVet|VetMB)/,
    title: /\bveterinary (medicine|science|surgery)\b/i,
  },
] as const;
export type LimitedKind = (typeof LIMITED)[number]['name'];

const limitedKindNames = (): Readonly<Record<LimitedKind, string>> => ({
  medicine: t('medicine'),
  dentistry: t('dentistry'),
  'veterinary medicine or science': t('veterinary medicine or science'),
});

/** Returns the limited kind of a course; none for a course in such a subject that is not a professional degree. */
export const limitedKind = ({ subjects, qualification, title }: Choice): LimitedKind | null => {
  const kind = LIMITED.find(({ codes, award, title: words }) => {
    if (qualification && award.test(qualification)) return true;
    return words.test(title) && subjects.some(({ code }) => (codes as readonly string[]).includes(code));
  });
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

/** Returns the findings of the UCAS rules for these choices; empty when there are none. */
export const check = (
  choices: readonly Choice[],
  { choices: most, limitedKind: mostLimited }: Limits,
  named: NameInSentence,
): Finding[] => [
  ...tooMany(choices, most),
  ...oxbridge(choices),
  ...limited(choices, mostLimited),
  ...duplicates(choices, named),
];

/** Returns whether a course has the October deadline: all of Oxford and Cambridge, and the limited kinds. */
export const isEarly = (choice: Choice): boolean =>
  [OXFORD, CAMBRIDGE].includes(choice.provider.shortId) || limitedKind(choice) !== null;
