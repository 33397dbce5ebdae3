import { t } from '@signpost/language';
import { THEME_KEY } from '@signpost/identity';
import { WATCHES_KEY } from '@signpost/identity/has-watches';
import { NOTIFICATIONS_KEY } from '@signpost/identity/has-notifications';
import { MEASUREMENT_KEY } from '../../analytics/consent/answers';
import { LANGUAGE_KEY } from '../../layout/language/language-key';
import type { StoredEntry } from './stored-entry';

/** Entries that a visitor's own action requests. */
export const requestedEntries = (): readonly StoredEntry[] => [
  {
    name: t('What you saved'),
    key: 'signpost.favourites',
    where: 'local',
    when: t('you press Save'),
    what: t(
      'The name and address of each thing you saved, your five top choices, and how often each tab changed them, so that no tab undoes another’s change',
    ),
    until: t('you remove it, or clear everything'),
  },
  {
    name: t('What you asked us to tell you'),
    key: WATCHES_KEY,
    where: 'local',
    when: t('you press “Tell me when this changes” or “Tell me about new results”'),
    what: t(
      'The name and address of each thing, and which changes and dates we told you of. If you are signed in, your account keeps the names and addresses too',
    ),
    until: t('you press “Stop” for the last one, sign out, or clear everything'),
  },
  {
    name: t('How the site looks'),
    key: THEME_KEY,
    where: 'local',
    when: t('you choose a theme'),
    what: t('Light, dark, high contrast, or as your device'),
    until: t('you clear everything'),
  },
  {
    name: t('Your entry qualification'),
    key: 'signpost.qualification',
    where: 'cookie',
    when: t('you choose how grades are shown'),
    what: t('Two letters, such as “al” for A level'),
    until: t('a year has passed'),
  },
  {
    name: t('Your quiz results'),
    key: 'signpost.assessment',
    where: 'session',
    when: t('you take the career quiz or open a link to results'),
    what: t(
      'The number of the results. We keep the answers under that number for two years, without your name; anyone with the link can see the results. If you are signed in, your account keeps the number too',
    ),
    until: t('you close the tab'),
  },
  {
    name: t('Your answers for ideas'),
    key: 'signpost.for-you',
    where: 'local',
    when: t('you answer the questions on the page “For you”'),
    what: t('The subjects, postcode, nation and way to study that you gave'),
    until: t('you clear everything'),
  },
  {
    name: t('Ideas you turned down'),
    key: 'signpost.for-you.dismissed',
    where: 'local',
    when: t('you turn down an idea on the page “For you”'),
    what: t('Which ideas they were, 200 at most'),
    until: t('you bring them back, or clear everything'),
  },
  {
    name: t('Your grades'),
    key: 'signpost.grades',
    where: 'local',
    when: t('you enter your grades on a page of a course'),
    what: t('The grades, to work out your tariff points on the next page too'),
    until: t('you remove them, or clear everything'),
  },
  {
    name: t('What you put aside in the check of your choices'),
    key: 'signpost.plan-put-aside',
    where: 'local',
    when: t('you press Put aside'),
    what: t('Which findings you put aside, with the courses, points and careers they are about'),
    until: t('you show them again, or clear everything'),
  },
  {
    name: t('Your reminders'),
    key: NOTIFICATIONS_KEY,
    where: 'local',
    when: t('you press Remind me on an open day'),
    what: t('Which open day it is, what we show you about it, and when'),
    until: t('you dismiss it or press again, the day is over and you come back, or you clear everything'),
  },
  {
    name: t('That pages are kept for you'),
    key: 'signpost.offline',
    where: 'local',
    when: t('you choose to keep pages for when you are offline'),
    what: t('Yes or no. The pages themselves are described below'),
    until: t('you stop keeping pages, or clear everything'),
  },
  {
    name: t('What you wanted to save'),
    key: 'signpost.wish',
    where: 'session',
    when: t('you press Save before we know where to keep it'),
    what: t('The name and address of what you pressed it for, to save it once you have signed in or chosen'),
    until: t('it is saved, you close the question, or you close the tab'),
  },
  {
    name: t('That you save on this device'),
    key: 'signpost.save-on-device',
    where: 'local',
    when: t('you press Keep on this device'),
    what: t('One word, so that we do not ask again where to keep what you save'),
    until: t('you press “Ask me again where to save”, or clear everything'),
  },
  {
    name: t('What your account holds'),
    key: 'signpost.account',
    where: 'local',
    when: t('you sign in or make an account'),
    what: t('The account’s number and its list, to know what you changed while you were offline'),
    until: t('you sign out, or clear everything'),
  },
  {
    name: t('Your answer about counting'),
    key: MEASUREMENT_KEY,
    where: 'local',
    when: t('you answer the question at the foot of the page, or on this page'),
    what: t('Yes or no, so that we do not ask again'),
    until: t('you clear everything'),
  },
];

/** Entries of functional storage, written only with consent. */
export const functionalEntries = (): readonly StoredEntry[] => [
  {
    name: t('Recent searches'),
    key: 'UcasRecentSearches',
    where: 'local',
    when: t('you search'),
    what: t('The words and the kind of your last eleven searches'),
    until: t('you clear them or stop keeping them'),
  },
  {
    name: t('Courses you looked at'),
    key: 'UcasCacheItem.viewedCourses',
    where: 'local',
    when: t('you open the page of a course'),
    what: t('The names of your last eight courses and where they are'),
    until: t('you have looked at no course for seven days, or stop keeping it'),
  },
  {
    name: t('Where your postcode is'),
    key: 'UcasUserLoc_',
    where: 'local',
    when: t('you enter a postcode'),
    what: t(
      'The postcode, its town and region, and a point near it, so that distances show at once the next time',
    ),
    until: t('you stop keeping it'),
  },
  {
    name: t('The language you chose'),
    key: LANGUAGE_KEY,
    where: 'local',
    when: t('you switch between English and Welsh'),
    what: t('English or Welsh, to offer you the other language when a link leads to it'),
    until: t('you stop keeping it'),
  },
  {
    name: t('The list of universities'),
    key: 'UcasCacheItem.unis',
    where: 'session',
    when: t('you search for a university by its name'),
    what: t('The names of all universities here, which are the same for everyone'),
    until: t('an hour has passed, or you close the tab'),
  },
  {
    name: t('That you agreed'),
    key: 'signpost.consent',
    where: 'local',
    when: t('you accept, or press the button above'),
    what: t('One word'),
    until: t('you stop keeping these'),
  },
];

/** Entries written without a request: they keep a visitor in one variant during an experiment or a canary. */
export const experimentEntries = (): readonly StoredEntry[] => [
  {
    name: t('Which version you see'),
    key: 'signpost-release',
    where: 'cookie',
    when: t('we try a change of the site with some of its visitors'),
    what: t(
      'A number from 0 to 99 that we draw by lot. Many people have the same one, so it says nothing about you. It keeps the site the same from page to page',
    ),
    until: t('you close the browser'),
  },
  {
    name: t('A preview'),
    key: 'signpost-preview',
    where: 'cookie',
    when: t('you open a preview link, which our team makes to look at a change'),
    what: t('Which change it is, and when the preview ends. Nothing about you is in it'),
    until: t('you end the preview, or it ends by itself'),
  },
];
