import { THEME_KEY } from '@signpost/identity';
import { WATCHES_KEY } from '@signpost/identity/has-watches';
import { NOTIFICATIONS_KEY } from '@signpost/identity/has-notifications';
import { MEASUREMENT_KEY } from '../../analytics/consent/answers';
import type { StoredEntry } from './stored-entry';

/** Entries that a visitor's own action requests. */
export const REQUESTED_ENTRIES: readonly StoredEntry[] = [
  {
    name: 'What you saved',
    key: 'signpost.favourites',
    where: 'local',
    when: 'you press Save',
    what: 'The name and address of each thing you saved, your five top choices, and how often each tab changed them, so that no tab undoes another’s change',
    until: 'you remove it, or clear everything',
  },
  {
    name: 'What you asked us to tell you',
    key: WATCHES_KEY,
    where: 'local',
    when: 'you press “Tell me when this changes” or “Tell me about new results”',
    what: 'The name and address of each thing, and which changes and dates we told you of. If you are signed in, your account keeps the names and addresses too',
    until: 'you press “Stop” for the last one, sign out, or clear everything',
  },
  {
    name: 'How the site looks',
    key: THEME_KEY,
    where: 'local',
    when: 'you choose a theme',
    what: 'Light, dark, high contrast, or as your device',
    until: 'you clear everything',
  },
  {
    name: 'Your entry qualification',
    key: 'signpost.qualification',
    where: 'cookie',
    when: 'you choose how grades are shown',
    what: 'Two letters, such as “al” for A level',
    until: 'a year has passed',
  },
  {
    name: 'Your quiz results',
    key: 'signpost.assessment',
    where: 'session',
    when: 'you take the career quiz or open a link to results',
    what: 'The number of the results. We keep the answers under that number for two years, without your name; anyone with the link can see the results. If you are signed in, your account keeps the number too',
    until: 'you close the tab',
  },
  {
    name: 'Your answers for ideas',
    key: 'signpost.for-you',
    where: 'local',
    when: 'you answer the questions on the page “For you”',
    what: 'The subjects, postcode, nation and way to study that you gave',
    until: 'you clear everything',
  },
  {
    name: 'Ideas you turned down',
    key: 'signpost.for-you.dismissed',
    where: 'local',
    when: 'you turn down an idea on the page “For you”',
    what: 'Which ideas they were, 200 at most',
    until: 'you bring them back, or clear everything',
  },
  {
    name: 'Your grades',
    key: 'signpost.grades',
    where: 'local',
    when: 'you enter your grades on a page of a course',
    what: 'The grades, to work out your tariff points on the next page too',
    until: 'you remove them, or clear everything',
  },
  {
    name: 'What you put aside in the check of your choices',
    key: 'signpost.plan-put-aside',
    where: 'local',
    when: 'you press Put aside',
    what: 'Which findings you put aside, with the courses, points and careers they are about',
    until: 'you show them again, or clear everything',
  },
  {
    name: 'Your reminders',
    key: NOTIFICATIONS_KEY,
    where: 'local',
    when: 'you press Remind me on an open day',
    what: 'Which open day it is, what we show you about it, and when',
    until: 'you dismiss it or press again, the day is over and you come back, or you clear everything',
  },
  {
    name: 'That pages are kept for you',
    key: 'signpost.offline',
    where: 'local',
    when: 'you choose to keep pages for when you are offline',
    what: 'Yes or no. The pages themselves are described below',
    until: 'you stop keeping pages, or clear everything',
  },
  {
    name: 'What you wanted to save',
    key: 'signpost.wish',
    where: 'session',
    when: 'you press Save where you have to sign in first',
    what: 'The name and address of what you pressed it for, to save it once you have',
    until: 'you have signed in, or close the tab',
  },
  {
    name: 'What your account holds',
    key: 'signpost.account',
    where: 'local',
    when: 'you sign in or make an account',
    what: 'The account’s number and its list, to know what you changed while you were offline',
    until: 'you sign out, or clear everything',
  },
  {
    name: 'Your answer about counting',
    key: MEASUREMENT_KEY,
    where: 'local',
    when: 'you answer the question at the foot of the page, or on this page',
    what: 'Yes or no, so that we do not ask again',
    until: 'you clear everything',
  },
];

/** Entries of functional storage, written only with consent. */
export const FUNCTIONAL_ENTRIES: readonly StoredEntry[] = [
  {
    name: 'Recent searches',
    key: 'UcasRecentSearches',
    where: 'local',
    when: 'you search',
    what: 'The words and the kind of your last eleven searches',
    until: 'you clear them or stop keeping them',
  },
  {
    name: 'Courses you looked at',
    key: 'UcasCacheItem.viewedCourses',
    where: 'local',
    when: 'you open the page of a course',
    what: 'The names of your last eight courses and where they are',
    until: 'you have looked at no course for seven days, or stop keeping it',
  },
  {
    name: 'Where your postcode is',
    key: 'UcasUserLoc_',
    where: 'local',
    when: 'you enter a postcode',
    what: 'The postcode, its town and region, and a point near it, so that distances show at once the next time',
    until: 'you stop keeping it',
  },
  {
    name: 'The list of universities',
    key: 'UcasCacheItem.unis',
    where: 'session',
    when: 'you search for a university by its name',
    what: 'The names of all universities here, which are the same for everyone',
    until: 'an hour has passed, or you close the tab',
  },
  {
    name: 'That you agreed',
    key: 'signpost.consent',
    where: 'local',
    when: 'you accept, or press the button above',
    what: 'One word',
    until: 'you stop keeping these',
  },
];

/** Entries written without a request: they keep a visitor in one variant during an experiment or a canary. */
export const EXPERIMENT_ENTRIES: readonly StoredEntry[] = [
  {
    name: 'Which version you see',
    key: 'signpost-release',
    where: 'cookie',
    when: 'we try a change of the site with some of its visitors',
    what: 'A number from 0 to 99 that we draw by lot. Many people have the same one, so it says nothing about you. It keeps the site the same from page to page',
    until: 'you close the browser',
  },
  {
    name: 'A preview',
    key: 'signpost-preview',
    where: 'cookie',
    when: 'you open a preview link, which our team makes to look at a change',
    what: 'Which change it is, and when the preview ends. Nothing about you is in it',
    until: 'you end the preview, or it ends by itself',
  },
];
