import { t } from '@signpost/language';
import {
  absenceLabel,
  awardWords,
  entryWords,
  groupWords,
  oldTitleWords,
  payWords,
  type CourseListItem,
  type ShareFigure,
} from '@signpost/api-client/courses';
import { openDayVisit, type OpenDay } from '@signpost/api-client/events';
import { courseUrl } from '@signpost/api-client/page-urls';
import type { SavedItem } from '@signpost/identity';
import { grouped, longDate, salary, sampleLabel, ukTime, type CalendarEvent } from '@signpost/shared-ui';
import { modeAndLength } from '../../../components/words';
import { publishers } from '../../detail/publishers';
import type { ChoicesDeadline } from '../deadlines';
import { questionsFor } from './questions';

/** One published figure of a choice, or why there is none, with its source. */
export interface PackFigure {
  readonly name: string;
  readonly words: string;
  readonly source: string;
}

/** One choice in the pack. */
export interface PackChoice {
  readonly title: string;
  readonly award: string;
  readonly provider: string;
  readonly study: string;
  readonly url: string;
  /** The visitor's note. */
  readonly note: string | null;
  readonly figures: readonly PackFigure[];
  readonly questions: readonly string[];
}

/** A date in the pack: a deadline or an open day. */
export interface PackDate extends CalendarEvent {
  readonly source: string;
}

/** The decision pack: everything about the choices that is worth having on paper and without a network. */
export interface Pack {
  readonly format: 'signpost-decision-pack';
  readonly version: 1;
  /** ISO 8601. */
  readonly made: string;
  readonly site: string;
  readonly choices: readonly PackChoice[];
  readonly findings: readonly string[];
  readonly dates: readonly PackDate[];
}

/** What a pack is made from. */
export interface PackSource {
  readonly choices: readonly CourseListItem[];
  readonly saved: readonly SavedItem[];
  readonly findings: readonly string[];
  readonly deadlines: readonly ChoicesDeadline[];
  readonly openDays: readonly OpenDay[];
  readonly made: Date;
  /** The origin of the site, for links. */
  readonly site: string;
}

/** A figure of a course in words, or why there is none. */
const figure = (
  course: CourseListItem,
  key: 'tariff' | 'salary' | 'employment' | 'continuation',
  words: (course: CourseListItem) => string,
): string => (course[key] ? words(course) : absenceLabel(course, key));

const shareWords = (share: ShareFigure | null, noun: 'entrants' | 'graduates', what: string): string => {
  if (!share) return '';
  const { percent, years, people } = share;
  const values = { percent, years, group: groupWords(share), what, people };
  return noun === 'entrants'
    ? t('{percent}% of {years} entrants {group} were {what}, about {people, number} people', values)
    : t('{percent}% of {years} graduates {group} were {what}, about {people, number} people', values);
};

const figuresOf = (course: CourseListItem): PackFigure[] => [
  {
    name: t('Points of entrants'),
    words: figure(course, 'tariff', (it) => entryWords(it, { grouped })),
    source: publishers().records,
  },
  {
    name: t('Graduate pay'),
    words: figure(course, 'salary', (it) => payWords(it, { salary, grouped })),
    source: publishers().graduates,
  },
  {
    name: t('After the course'),
    words: figure(course, 'employment', ({ employment }) =>
      shareWords(employment, 'graduates', t('in work or further study after 15 months')),
    ),
    source: publishers().graduates,
  },
  {
    name: t('After the first year'),
    words: figure(course, 'continuation', ({ continuation }) =>
      shareWords(
        continuation,
        'entrants',
        t('still studying, or had gained their award, a year after they began'),
      ),
    ),
    source: publishers().records,
  },
];

const choiceOf = (course: CourseListItem, { saved, site }: PackSource): PackChoice => ({
  title: [course.title, oldTitleWords(course.titleYear)].filter(Boolean).join('. '),
  award: awardWords(course),
  provider: course.provider.name,
  study: [modeAndLength(course), course.locations[0]?.name ?? course.provider.town]
    .filter(Boolean)
    .join(', '),
  url: site + courseUrl(course),
  note: saved.find(({ id }) => id === course.id)?.note ?? null,
  figures: figuresOf(course),
  questions: questionsFor(course),
});

const deadlineDate = ({ id, at, label, choices, source, checked }: ChoicesDeadline): PackDate => ({
  id: `${id}-${at.slice(0, 4)}@deadlines.signpost`,
  starts: Date.parse(at),
  ends: Date.parse(at),
  title: t('Apply to UCAS: {label}', { label }),
  place: null,
  details: choices.map(({ title, provider }) => `${title}, ${provider.name}`).join('; '),
  source: t('{name}, {url}, looked up on {checked}', {
    name: source.name,
    url: source.url,
    checked: longDate(checked),
  }),
});

/** Whether an open day is for all subjects or for one of the choices'. */
const isForChoices = ({ subjects }: OpenDay, choices: readonly CourseListItem[]): boolean =>
  subjects.length === 0 ||
  subjects.some(({ id }) => choices.some(({ subjectGuides }) => subjectGuides.includes(id)));

const openDayDate = (day: OpenDay): PackDate => ({
  ...openDayVisit(day),
  // A calendar shows little more than the title.
  ...(day.sample && { title: `${sampleLabel()}: ${openDayVisit(day).title}` }),
  starts: ukTime(day.date, day.starts),
  ends: ukTime(day.date, day.ends),
  source: day.provider.websiteUrl ?? day.provider.name,
});

/** Assembles the pack. Deadlines without choices are left out. */
export const packOf = (source: PackSource): Pack => ({
  format: 'signpost-decision-pack',
  version: 1,
  made: source.made.toISOString(),
  site: source.site,
  choices: source.choices.map((course) => choiceOf(course, source)),
  findings: source.findings,
  dates: [
    ...source.deadlines.filter(({ choices }) => choices.length > 0).map(deadlineDate),
    ...source.openDays.filter((day) => isForChoices(day, source.choices)).map(openDayDate),
  ].sort((one, other) => one.starts - other.starts),
});
