import { courseWords, recordsOf, type ClassFacts } from './check-class';
import type { PupilList } from './read-lists';

/** Something that several pupils have in their lists. */
export interface CommonThing {
  readonly name: string;
  readonly pupils: number;
}

/** What is common in a class, by kind; the most common first. */
export interface CommonThings {
  readonly courses: readonly CommonThing[];
  readonly universities: readonly CommonThing[];
  readonly subjects: readonly CommonThing[];
  readonly careers: readonly CommonThing[];
}

/** Most things of one kind that are shown. */
const MAX_SHOWN = 10;

/** Counts in how many lists each name is, and returns those in two or more. */
const countNames = (lists: readonly PupilList[], namesOf: (list: PupilList) => string[]): CommonThing[] => {
  const counts = new Map<string, number>();
  for (const list of lists) {
    for (const name of new Set(namesOf(list))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, pupils]) => pupils > 1)
    .map(([name, pupils]) => ({ name, pupils }))
    .sort((one, other) => other.pupils - one.pupils || one.name.localeCompare(other.name))
    .slice(0, MAX_SHOWN);
};

/** Returns what two or more of the lists have in common. */
export const commonThings = (lists: readonly PupilList[], facts: ClassFacts): CommonThings => {
  const { courses } = facts;
  const savedBy = (list: PupilList) => recordsOf(list.courses, facts);
  return {
    courses: countNames(lists, (list) =>
      list.courses.flatMap((course) =>
        course.title !== null || typeof courses.get(course.id) === 'object'
          ? courseWords(course, courses)
          : [],
      ),
    ),
    universities: countNames(lists, (list) => savedBy(list).map(({ provider }) => provider.name)),
    subjects: countNames(lists, (list) =>
      savedBy(list).flatMap(({ subjects }) => subjects.map(({ name }) => name)),
    ),
    careers: countNames(lists, (list) => list.careers.flatMap(({ title }) => title ?? [])),
  };
};
