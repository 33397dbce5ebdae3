import { t } from '@signpost/language';
import { entryWords, type CourseListItem } from '@signpost/api-client/courses';
import type { OpenDay } from '@signpost/api-client/events';
import { dataOf } from '@signpost/api-client/parts';
import { grouped, longDate, named } from '@signpost/shared-ui';
import type { PlanFacts } from './plan-facts';

/** One thing to look at in a plan, with the evidence for it. */
export interface PlanFinding {
  /** Identifies the finding for as long as what it is about stays the same. */
  readonly id: string;
  readonly heading: string;
  readonly evidence: readonly string[];
  readonly next?: { readonly name: string; readonly href: string };
}

/** A plan: the choices, what is known about them, and what the visitor saved and entered on this device. */
export interface Plan {
  readonly choices: readonly CourseListItem[];
  readonly facts: PlanFacts;
  /** Maximum number of choices in one application; null when it is not known. */
  readonly maxChoices: number | null;
  readonly savedCareers: readonly { readonly id: string; readonly title: string; readonly url: string }[];
  /** UCAS Tariff points of the visitor's grades; null without grades. */
  readonly points: number | null;
}

/** Careers that the visitor saved and none of the choices' subjects is known to lead to. */
const careersWithoutCourse = ({ facts, savedCareers }: Plan): PlanFinding[] => {
  const subjects = dataOf(facts.subjects, []);
  if (subjects.length === 0) return [];
  const reached = new Set(subjects.flatMap(({ careers }) => careers.map(({ id }) => id)));
  return savedCareers
    .filter(({ id }) => !reached.has(id))
    .map(({ id, title, url }) => ({
      id: `career ${id} ${subjects.map(({ subject }) => subject).join()}`,
      heading: t('None of these courses is a usual way to the career you saved: {title}', { title }),
      evidence: [
        t('It is not among the careers that we list for {subjects}.', {
          subjects: subjects.map(({ subject }) => subject).join(', '),
        }),
        t('Many careers take graduates of any subject.'),
      ],
      next: { name: t('See the ways into {title}', { title }), href: url },
    }));
};

/** Courses whose middle half of entrants starts above the visitor's points, when that holds for all with figures. */
const allAbovePoints = ({ choices, points }: Plan): PlanFinding[] => {
  const published = choices.filter(({ tariff }) => tariff !== null);
  if (points === null || published.length === 0) return [];
  if (!published.every(({ tariff }) => (tariff?.from ?? 0) > points)) return [];
  return [
    {
      id: `points ${points} ${choices.map(({ id }) => id).join()}`,
      heading: t('Most people on all of these courses came with more points than you entered'),
      evidence: [
        t('Your grades are worth {points, plural, one {# point} other {# points}}.', { points }),
        ...published.map(
          (course) => `${course.title}, ${course.provider.name}: ${entryWords(course, { grouped })}.`,
        ),
        t(
          'Universities decide by grades and subjects, not only by points. You could add a course with lower points.',
        ),
      ],
    },
  ];
};

const byDate = (openDays: readonly OpenDay[]): [string, OpenDay[]][] => {
  const days = new Map<string, OpenDay[]>();
  for (const day of openDays) days.set(day.date, [...(days.get(day.date) ?? []), day]);
  return [...days].sort(([one], [other]) => one.localeCompare(other));
};

/** Days on which two or more of the universities have an open day, the soonest first. */
const openDayClashes = ({ facts }: Plan): PlanFinding[] =>
  byDate(dataOf(facts.openDays, [])).flatMap(([date, days]): PlanFinding[] => {
    const byProvider = [...new Map(days.map((day) => [day.provider.providerId, day])).values()];
    if (byProvider.length < 2) return [];
    const names = byProvider.map(({ provider }) => named(provider.name)).join(' and ');
    return [
      {
        id: `open days ${date} ${names}`,
        heading: t('Open days on the same day: {names}', { names }),
        evidence: [
          `${longDate(date)}.`,
          ...byProvider.map(({ title, starts, ends, place }) =>
            place
              ? t('{title}, {starts} to {ends}, {place}.', { title, starts, ends, place: place.town })
              : t('{title}, {starts} to {ends}.', { title, starts, ends }),
          ),
          ...new Set(days.flatMap(({ notice }) => notice ?? [])),
        ],
      },
    ];
  });

const missingSteps = ({ choices, maxChoices, savedCareers, points }: Plan): PlanFinding[] => [
  ...(maxChoices !== null && choices.length < maxChoices
    ? [
        {
          id: `free ${maxChoices - choices.length}`,
          heading: t('You have {value, plural, one {# choice} other {# choices}} left', {
            value: maxChoices - choices.length,
          }),
          evidence: [t('You need not use all of them. You can add a choice later in the same year.')],
          next: { name: t('Find more courses'), href: '/explore/courses' },
        },
      ]
    : []),
  ...(points === null
    ? [
        {
          id: 'grades',
          heading: t('You have not entered your grades'),
          evidence: [t('With them we can show how they compare with those of earlier entrants.')],
          next: {
            name: t('Add your grades on a course’s page'),
            href: choices[0] ? `/explore/courses/${choices[0].id}` : '/explore/courses',
          },
        },
      ]
    : []),
  ...(savedCareers.length === 0
    ? [
        {
          id: 'careers',
          heading: t('You have not saved a career'),
          evidence: [t('With one saved, we can show which of these courses lead to it.')],
          next: { name: t('Look at careers'), href: '/explore/career-list' },
        },
      ]
    : []),
];

/** Returns what to look at in a plan. It states facts and their evidence, and never how likely an offer is. */
export const findInPlan = (plan: Plan): PlanFinding[] =>
  plan.choices.length === 0
    ? []
    : [
        ...allAbovePoints(plan),
        ...careersWithoutCourse(plan),
        ...openDayClashes(plan),
        ...missingSteps(plan),
      ];
