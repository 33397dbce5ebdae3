import { useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  currentFavourites,
  NO_FAVOURITES,
  storedValue,
  useAssessment,
  useQualification,
  type Favourites,
} from '@signpost/identity';
import { NO_ANSWERS, StoredAnswers, type Answers, type Profile } from './profile';

const answersKept = storedValue<Answers>({
  key: 'signpost.for-you',
  version: 1,
  schema: StoredAnswers,
  fallback: NO_ANSWERS,
  // The visitor answers to get ideas from it.
  consent: 'requested',
});

/** Most dismissals that are remembered, the latest of them. */
const MOST_DISMISSED = 200;

const dismissedKept = storedValue<readonly string[]>({
  key: 'signpost.for-you.dismissed',
  version: 1,
  schema: v.array(v.pipe(v.string(), v.maxLength(200))),
  fallback: [],
  consent: 'requested',
});

/** Follows one kept value: null on the server and while hydrating. */
const useKept = <Value>(kept: { read(): Value; write(value: Value): boolean }) => {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => setValue(kept.read()), [kept]);
  const keep = (next: Value) => {
    kept.write(next);
    setValue(next);
  };
  return [value, keep] as const;
};

/** The visitor's answers on this device; null until the page lives. */
export const useAnswers = () => useKept(answersKept);

/** What the visitor turned down on this device, by key. */
export const useDismissed = () => {
  const [dismissed, keep] = useKept(dismissedKept);
  return {
    dismissed: dismissed ?? [],
    dismiss: (key: string) => keep([...(dismissed ?? []), key].slice(-MOST_DISMISSED)),
    restore: (key: string) => keep((dismissed ?? []).filter((other) => other !== key)),
    restoreAll: () => keep([]),
  };
};

/** What was saved when the page came alive: an idea that is saved here stays in view, and brings no others in its place. */
export const useFavouritesAtStart = (): Favourites => {
  const [start, setStart] = useState(NO_FAVOURITES);
  useEffect(() => setStart(currentFavourites()), []);
  return start;
};

const LATEST = 3;
const SHORT_PROVIDER = 8;

/** What the device knows beside the answers: the latest that was saved, the quiz, the qualification. */
export const useDeviceProfile = ({ unis, courses }: Favourites): Omit<Profile, keyof Answers> => {
  const { assessmentId } = useAssessment();
  const qualification = useQualification();
  return {
    unis: unis.slice(-LATEST).map(({ id }) => id.slice(0, SHORT_PROVIDER)),
    courses: courses.slice(-LATEST).map(({ id }) => id),
    assessmentId: assessmentId || null,
    // The default says nothing of the visitor.
    qualification: qualification === 'up' ? null : qualification,
  };
};
