import * as v from 'valibot';
import { cookieValue } from '../storage/cookie-value';
import { liveValue, useLiveValue } from '../storage/live-value';

/** The qualifications in which entry can be shown (E-21). */
export const QUALIFICATIONS = [
  { key: 'up', label: 'UCAS Tariff', shortLabel: 'UCAS Tariff' },
  { key: 'al', label: 'A level', shortLabel: 'A level' },
  {
    key: 'bt',
    label: 'Pearson BTEC Level 3 National Extended Diploma (first teaching from September 2016)',
    shortLabel: 'BTEC National Extended Diploma (Level 3)',
  },
  { key: 'sh', label: 'Scottish Higher', shortLabel: 'Scottish Higher' },
  { key: 'sa', label: 'Scottish Advanced Higher', shortLabel: 'Scottish Advanced Higher' },
] as const;

export type Qualification = (typeof QUALIFICATIONS)[number]['key'];

const DEFAULT: Qualification = 'up';

/** Cookie lifetime in seconds: one year (S-05). */
const COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60;

const live = liveValue<Qualification>(
  cookieValue(
    'signpost.qualification',
    v.picklist(QUALIFICATIONS.map(({ key }) => key)),
    DEFAULT,
    // The visitor makes this choice, so it needs no consent.
    { consent: 'requested', maxAge: COOKIE_MAX_AGE_S },
  ),
);

/** Subscribes a component to the entry qualification; `up` by default, on the server and while hydrating (S-05). */
export const useQualification = (): Qualification => useLiveValue(live, DEFAULT);

/** Sets the qualification and stores it for a year. Returns false when it could not be stored beyond this page view. */
export const chooseQualification = (qualification: Qualification): boolean => live.set(qualification);
