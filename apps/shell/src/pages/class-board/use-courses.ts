import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { CLASS_BOARD, MAX_LOOKED_UP } from './address';
import type { LookedUp } from './check-class';
import type { ClassBoardData } from './page-data';

type Lookups = ReadonlyMap<string, LookedUp>;

const NONE: Lookups = new Map();

/** Adds an answer; the same map when it has nothing new. */
const withAnswer = (found: Lookups, { askedIds, courses }: ClassBoardData): Lookups => {
  const news = askedIds.filter((id) => !found.has(id));
  if (news.length === 0) return found;
  const byId = new Map(courses?.map((course) => [course.id, course]));
  const missing = courses ? 'unknown' : 'failed';
  return new Map([...found, ...news.map((id) => [id, byId.get(id) ?? missing] as const)]);
};

/** Courses that were looked up, and how many are still to come. */
export interface CourseLookups {
  readonly courses: Lookups;
  readonly waiting: number;
  /** Looks those up again that failed. */
  readonly retry: () => void;
}

/**
 * Looks up these courses with the page's own loader in the browser, some at a time. The ids are those of the whole
 * class in alphabetical order, so that no request has the list of one pupil in a class.
 */
export const useCourses = (ids: readonly string[]): CourseLookups => {
  const { load, data, state } = useFetcher<ClassBoardData>();
  const [courses, setCourses] = useState(NONE);
  const [skipped, setSkipped] = useState<ClassBoardData | undefined>();
  const current = data && data !== skipped ? withAnswer(courses, data) : courses;
  const waitingIds = ids.filter((id) => !current.has(id));
  const next = waitingIds.slice(0, MAX_LOOKED_UP).join(',');
  useEffect(() => {
    if (state !== 'idle') return;
    if (current !== courses) setCourses(current);
    else if (next !== '') void load(`${CLASS_BOARD}?courses=${next}`);
  }, [state, current, courses, next, load]);
  const retry = () => {
    setSkipped(data);
    setCourses(new Map([...current].filter(([, found]) => found !== 'failed')));
  };
  return { courses: current, waiting: waitingIds.length, retry };
};
