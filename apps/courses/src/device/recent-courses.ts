import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { storedValue } from '@signpost/identity';
import { isCourseId } from '../components/course-url';

const Viewed = v.object({
  id: v.pipe(v.string(), v.check(isCourseId)),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  provider: v.pipe(v.string(), v.maxLength(300)),
});

/** A course whose page was opened on this device. */
export type ViewedCourse = Readonly<v.InferOutput<typeof Viewed>>;

/** How many are kept. */
const MOST = 8;
const NONE: readonly ViewedCourse[] = [];

const stored = storedValue<readonly ViewedCourse[]>({
  // The prefix of what goes when someone takes back their consent to functional storage.
  key: 'UcasCacheItem.viewedCourses',
  version: 1,
  schema: v.array(Viewed),
  fallback: NONE,
  consent: 'functional',
});

let read: readonly ViewedCourse[] | undefined;

/** Puts a course first among those viewed, once; kept only with consent. Call it from an effect. */
export const rememberCourse = ({ id, title, provider }: ViewedCourse): void => {
  read = undefined;
  stored.write(
    [{ id, title, provider }, ...stored.read().filter((course) => course.id !== id)].slice(0, MOST),
  );
};

const subscribe = (): (() => void) => {
  // Pages remember when they are opened: the list is read again each time it is shown.
  read = undefined;
  return () => undefined;
};

/** The courses viewed on this device, the latest first; none on the server and while hydrating. */
export const useViewedCourses = (): readonly ViewedCourse[] =>
  useSyncExternalStore(
    subscribe,
    () => (read ??= stored.read()),
    () => NONE,
  );
