import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { storedValue } from '@signpost/identity';
import { isCourseId } from '@signpost/api-client/courses';

const Viewed = v.object({
  id: v.pipe(v.string(), v.check(isCourseId)),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  englishTitle: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(300)))),
  provider: v.pipe(v.string(), v.maxLength(300)),
});

/** A course whose page was opened on this device. */
export type ViewedCourse = Readonly<v.InferOutput<typeof Viewed>>;

/** Maximum number of stored courses. */
const MAX_COURSES = 8;
/** Seven days (K-06). */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const NONE: readonly ViewedCourse[] = [];

const stored = storedValue<readonly ViewedCourse[]>({
  // Key prefix that is removed when a visitor withdraws consent to functional storage.
  key: 'UcasCacheItem.viewedCourses',
  version: 1,
  schema: v.array(Viewed),
  fallback: NONE,
  consent: 'functional',
  maxAgeMs: MAX_AGE_MS,
});

let read: readonly ViewedCourse[] | undefined;

/** Moves a course to the top of the recently viewed ones; stored only with consent. Call it from an effect. */
export const rememberCourse = ({ id, title, englishTitle = null, provider }: ViewedCourse): void => {
  read = undefined;
  stored.write(
    [{ id, title, englishTitle, provider }, ...stored.read().filter((course) => course.id !== id)].slice(
      0,
      MAX_COURSES,
    ),
  );
};

const subscribe = (): (() => void) => {
  // Pages write to the list when they open, so it is read again each time it is shown.
  read = undefined;
  return () => undefined;
};

/** Returns the courses viewed on this device, latest first; empty on the server and during hydration. */
export const useViewedCourses = (): readonly ViewedCourse[] =>
  useSyncExternalStore(
    subscribe,
    () => (read ??= stored.read()),
    () => NONE,
  );
