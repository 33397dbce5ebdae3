import { useCallback, useEffect, useState } from 'react';
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

const storedAnswers = storedValue<Answers>({
  key: 'signpost.for-you',
  version: 1,
  schema: StoredAnswers,
  fallback: NO_ANSWERS,
  // The visitor answers in order to get ideas from the answers.
  consent: 'requested',
});

/** Most dismissals that are stored, the latest ones. */
const MAX_DISMISSED = 200;

const storedDismissed = storedValue<readonly string[]>({
  key: 'signpost.for-you.dismissed',
  version: 1,
  schema: v.array(v.pipe(v.string(), v.maxLength(200))),
  fallback: [],
  consent: 'requested',
});

/** Subscribes to one stored value: null on the server and while hydrating. */
const useStored = <Value>(stored: { read(): Value; write(value: Value): boolean }) => {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => setValue(stored.read()), [stored]);
  // The same function at each render, because an island has it before it is hydrated.
  const save = useCallback(
    (next: Value) => {
      stored.write(next);
      setValue(next);
    },
    [stored],
  );
  return [value, save] as const;
};

/** The visitor's answers on this device; null until the page is hydrated. */
export const useAnswers = () => useStored(storedAnswers);

/** The keys of the ideas that the visitor dismissed on this device. */
export const useDismissed = () => {
  const [dismissed, saveDismissed] = useStored(storedDismissed);
  return {
    dismissed: dismissed ?? [],
    dismiss: (key: string) => saveDismissed([...(dismissed ?? []), key].slice(-MAX_DISMISSED)),
    restore: (key: string) => saveDismissed((dismissed ?? []).filter((other) => other !== key)),
    restoreAll: () => saveDismissed([]),
  };
};

/**
 * Returns the favourites at hydration: an idea that is saved on this page stays visible and is not replaced by others.
 */
export const useFavouritesAtStart = (): Favourites => {
  const [start, setStart] = useState(NO_FAVOURITES);
  useEffect(() => setStart(currentFavourites()), []);
  return start;
};

const MAX_LATEST = 3;
const SHORT_PROVIDER_LENGTH = 8;

/**
 * Returns the profile parts from the device besides the answers: the latest saved items, the quiz, the qualification.
 */
export const useDeviceProfile = ({ unis, courses }: Favourites): Omit<Profile, keyof Answers> => {
  const { assessmentId } = useAssessment();
  const qualification = useQualification();
  return {
    unis: unis.slice(-MAX_LATEST).map(({ id }) => id.slice(0, SHORT_PROVIDER_LENGTH)),
    courses: courses.slice(-MAX_LATEST).map(({ id }) => id),
    assessmentId: assessmentId || null,
    // The default value was not chosen by the visitor.
    qualification: qualification === 'up' ? null : qualification,
  };
};
