import { isAllowed, keepFunctionalConsent, storedValue } from '@signpost/identity';
import * as v from 'valibot';

/** Where the answer about measuring is kept. Keeping it is asked for: without it a visitor would be asked on every visit. */
export const MEASURING_KEY = 'signpost.measuring';

const measuring = storedValue<boolean | null>({
  key: MEASURING_KEY,
  version: 1,
  schema: v.nullable(v.boolean()),
  fallback: null,
  consent: 'requested',
});

/** An answer that the device would not keep holds as long as the page; one that it keeps is read each time, as another tab may change it. */
let answered: boolean | null = null;

/** As if another tab had done it: what follows a stored value reads it again. Without a key everything does. */
const tellAll = (key: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

/** Whether the visitor lets the use of the site be measured: null until they have said. */
export const isMeasuringAllowed = (): boolean | null => measuring.read() ?? answered;

/** Whether what is only handy may be kept on the device. */
export const areHandyThingsKept = (): boolean => isAllowed('functional');

const keepAnswer = (yes: boolean): void => {
  answered = measuring.write(yes) ? null : yes;
};

/** Lets the use of the site be measured, or not. */
export const allowMeasuring = (allowed: boolean): void => {
  keepAnswer(allowed);
  tellAll(MEASURING_KEY);
};

/** Starts to keep what is only handy, or stops and removes it. */
export const keepHandyThings = (wanted: boolean): void => {
  keepFunctionalConsent(wanted);
  tellAll(wanted ? 'signpost.consent' : null);
};

/** The one answer to all that the banner asks. */
export const answerAll = (yes: boolean): void => {
  keepFunctionalConsent(yes);
  keepAnswer(yes);
  tellAll(null);
};

/** Takes every answer back: the visitor is asked again. */
export const forgetAnswers = (): void => {
  answered = null;
  measuring.clear();
  keepFunctionalConsent(false);
  tellAll(null);
};

/** Calls back when an answer may have changed, here or in another tab. Gives the way to stop. */
export const onAnswer = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
