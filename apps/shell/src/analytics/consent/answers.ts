import { isAllowed, keepFunctionalConsent, storedAnswer } from '@signpost/identity';

/**
 * Storage key of the measurement consent. It counts as requested by the visitor: without it every visit would ask
 * again.
 */
export const MEASUREMENT_KEY = 'signpost.measuring';

const storedMeasurement = storedAnswer(MEASUREMENT_KEY);

/**
 * Fallback for a device that cannot store the answer: it holds until the page is closed. A stored answer is read each
 * time, because another tab may change it.
 */
let unsavedAnswer: boolean | null = null;

/**
 * Notifies subscribers of a stored value in this tab with the event that a change in another tab sends; null notifies
 * all.
 */
const notifySubscribers = (key: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

/** Whether the visitor consents to measurement; null until they have answered. */
export const isMeasurementAllowed = (): boolean | null => storedMeasurement.read() ?? unsavedAnswer;

/** Whether functional storage (values kept for convenience only) is allowed. */
export const isFunctionalStorageAllowed = (): boolean => isAllowed('functional');

const saveAnswer = (yes: boolean): void => {
  unsavedAnswer = storedMeasurement.write(yes) ? null : yes;
};

/** Saves the answer to the measurement question. */
export const allowMeasurement = (allowed: boolean): void => {
  saveAnswer(allowed);
  notifySubscribers(MEASUREMENT_KEY);
};

/** Allows functional storage, or disallows it and removes what was stored. */
export const allowFunctionalStorage = (isAllowedNow: boolean): void => {
  keepFunctionalConsent(isAllowedNow);
  notifySubscribers(isAllowedNow ? 'signpost.consent' : null);
};

/** Saves one answer to both questions of the banner. */
export const answerAll = (yes: boolean): void => {
  keepFunctionalConsent(yes);
  saveAnswer(yes);
  notifySubscribers(null);
};

/** Withdraws every answer, so that the banner asks again. */
export const withdrawAnswers = (): void => {
  unsavedAnswer = null;
  storedMeasurement.write(null);
  keepFunctionalConsent(false);
  notifySubscribers(null);
};

/** Calls back when an answer may have changed, here or in another tab. Returns an unsubscribe function. */
export const onAnswer = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
