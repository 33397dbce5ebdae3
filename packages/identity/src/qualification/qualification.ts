import { t } from '@signpost/language';
import * as v from 'valibot';
import { cookieValue } from '../storage/cookie-value';
import { liveValue, useLiveValue } from '../storage/live-value';

/** The qualifications in which entry can be shown (E-21). */
export const QUALIFICATIONS = [
  {
    key: 'up',
    get label() {
      return t('UCAS Tariff');
    },
    get shortLabel() {
      return t('UCAS Tariff');
    },
  },
  {
    key: 'al',
    get label() {
      return t('A level');
    },
    get shortLabel() {
      return t('A level');
    },
  },
  {
    key: 'bt',
    get label() {
      return t('Pearson BTEC Level 3 National Extended Diploma (first teaching from September 2016)');
    },
    get shortLabel() {
      return t('BTEC National Extended Diploma (Level 3)');
    },
  },
  {
    key: 'sh',
    get label() {
      return t('Scottish Higher');
    },
    get shortLabel() {
      return t('Scottish Higher');
    },
  },
  {
    key: 'sa',
    get label() {
      return t('Scottish Advanced Higher');
    },
    get shortLabel() {
      return t('Scottish Advanced Higher');
    },
  },
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
