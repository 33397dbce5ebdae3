import { t } from '@signpost/language';
import {
  check,
  deadlineOf,
  type ApplicationRules,
  type Finding,
} from '@signpost/api-client/application-rules';
import { savedCourse, type CourseListItem } from '@signpost/api-client/courses';
import { daysLeft } from '@signpost/api-client/key-facts';
import { longDate, named } from '@signpost/shared-ui';
import type { ListedThing, PupilList } from './read-lists';

/** What looking a course up gave: its record, or why there is none. */
export type LookedUp = CourseListItem | 'unknown' | 'failed';

/** What the lists are checked with. */
export interface ClassFacts {
  readonly courses: ReadonlyMap<string, LookedUp>;
  /** Null when they could not be loaded. */
  readonly rules: ApplicationRules | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One thing about a pupil's list that the adviser should see. */
export interface PupilFinding {
  /** `rule`: the choices break a rule. `date`: a date has passed. `empty`: there is nothing to send. `look`: other. */
  readonly kind: 'rule' | 'date' | 'empty' | 'look';
  readonly message: string;
}

/** A pupil with the choices in words and what was found. */
export interface PupilResult {
  readonly name: string;
  readonly isRanked: boolean;
  readonly choices: readonly string[];
  readonly findings: readonly PupilFinding[];
}

/** Returns a course in words: title and provider, or the title in the pupil's own file. */
export const courseWords = ({ id, title }: ListedThing, courses: ClassFacts['courses']): string => {
  const found = courses.get(id);
  if (typeof found === 'object') return savedCourse(found).title;
  return (
    title ??
    (found === 'unknown' ? t('A course that is no longer listed') : t('A course we could not look up'))
  );
};

/** Returns the records of those things that were found. */
export const recordsOf = (things: readonly ListedThing[], { courses }: ClassFacts): CourseListItem[] =>
  things.flatMap(({ id }) => {
    const found = courses.get(id);
    return typeof found === 'object' ? [found] : [];
  });

const emptiness = ({ total, courses, damaged }: PupilList): PupilFinding[] => {
  if (courses.length > 0) return [];
  if (damaged > 0) return [];
  return [{ kind: 'empty', message: total === 0 ? t('Nothing is saved.') : t('No course is saved.') }];
};

const kindOf = ({ kind }: Finding): PupilFinding['kind'] => (kind === 'stop' ? 'rule' : 'look');

const brokenRules = (list: PupilList, facts: ClassFacts): PupilFinding[] => {
  if (!facts.rules) return [];
  const { limits } = facts.rules;
  const { choices } = limits;
  if (!list.isRanked && list.courses.length > choices) {
    return [
      {
        kind: 'look',
        message: t('{count, plural, one {# course} other {# courses}} saved, and no top {choices} yet.', {
          count: list.courses.length,
          choices,
        }),
      },
    ];
  }
  return check(recordsOf(list.choices, facts), limits, named).map((finding) => ({
    kind: kindOf(finding),
    message: finding.message,
  }));
};

/** Dates of the choices that have passed, each with the courses that it was for. */
const passedDates = (list: PupilList, facts: ClassFacts): PupilFinding[] => {
  const { rules, now } = facts;
  if (!rules) return [];
  const passed = new Map<string, string[]>();
  for (const course of recordsOf(list.choices, facts)) {
    const year = Number(course.academicYearId) || rules.dates.cycle;
    const id = deadlineOf(course);
    const deadline = rules.dates.deadlines.find((date) => date.id === id && date.entry === year);
    if (deadline && daysLeft(deadline.at, now) === 'gone')
      passed.set(deadline.at, [...(passed.get(deadline.at) ?? []), savedCourse(course).title]);
  }
  return [...passed].map(([at, courses]) => ({
    kind: 'date',
    message: t('The date to apply has passed, on {last}: {list}. Check that it was sent.', {
      last: longDate(at),
      list: courses.join('; '),
    }),
  }));
};

const countedLookups = ({ choices, damaged }: PupilList, { courses }: ClassFacts): PupilFinding[] => {
  const count = (state: 'unknown' | 'failed') => choices.filter(({ id }) => courses.get(id) === state).length;
  const [unknown, failed] = [count('unknown'), count('failed')];
  const messages = [
    damaged > 0 &&
      t('{damaged, plural, one {# thing} other {# things}} in this link cannot be read.', { damaged }),
    unknown > 0 && t('{unknown, plural, one {# course} other {# courses}} no longer listed.', { unknown }),
    failed > 0 &&
      t(
        '{failed, plural, one {# course} other {# courses}} not looked up, so the rules are not checked for it.',
        {
          failed,
        },
      ),
  ];
  return messages.flatMap((message) => (message ? [{ kind: 'look', message }] : []));
};

/** Checks one pupil's list. */
const checkPupil = (list: PupilList, facts: ClassFacts): PupilResult => ({
  name: list.name,
  isRanked: list.isRanked,
  choices: list.choices.map((choice) => courseWords(choice, facts.courses)),
  findings: [
    ...emptiness(list),
    ...brokenRules(list, facts),
    ...passedDates(list, facts),
    ...countedLookups(list, facts),
  ],
});

/** Checks the lists of a class against the rules and dates of an application. */
export const checkClass = (lists: readonly PupilList[], facts: ClassFacts): PupilResult[] =>
  lists.map((list) => checkPupil(list, facts));
