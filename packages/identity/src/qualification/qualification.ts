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

/** Seconds for which the choice is kept: one year (S-05). */
const YEAR = 365 * 24 * 60 * 60;

const live = liveValue<Qualification>(
  cookieValue(
    'signpost.qualification',
    v.picklist(QUALIFICATIONS.map(({ key }) => key)),
    DEFAULT,
    // The visitor chooses it, so it needs no consent.
    { consent: 'requested', maxAge: YEAR },
  ),
);

/** Follows the visitor's entry qualification; `up` until they choose, on the server and while hydrating (S-05). */
export const useQualification = (): Qualification => useLiveValue(live, DEFAULT);

/** Chooses a qualification and keeps it for a year. False when it will be forgotten with this page. */
export const chooseQualification = (qualification: Qualification): boolean => live.set(qualification);
