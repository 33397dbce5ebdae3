import { t } from '@signpost/language';

/** A known accessibility problem. */
export interface KnownProblem {
  readonly name: string;
  readonly problem: string;
  /** The alternative until it is fixed. */
  readonly instead: string;
  /** The WCAG success criteria that it fails. */
  readonly criteria: string;
}

/** Known problems, the most noticeable first. */
export const knownProblems = (): readonly KnownProblem[] => [
  {
    name: t('Screen readers and voice control are not tested'),
    problem: t(
      'The pages are built from the standard parts that these tools understand, and machines check that. Nobody has gone through the site with NVDA, JAWS, VoiceOver, TalkBack or Dragon.',
    ),
    instead: t('Tell us where it goes wrong. We would rather know.'),
    criteria: t('WCAG 2.2: 1.3.1, 2.5.3, 4.1.2 and 4.1.3 may be affected.'),
  },
  {
    name: t('Maps'),
    problem: t(
      'Markers on a map can be small and close together, and their places cannot be told apart without seeing them.',
    ),
    instead: t('Each map stands beside or above a list of the same places, with their towns and distances.'),
    criteria: t('WCAG 2.2: 1.1.1 and 2.5.8, both met by the list.'),
  },
  {
    name: t('Wide tables'),
    problem: t(
      'A table that compares several things scrolls sideways on a small screen. The names of its rows stay in view, but you see few columns at once.',
    ),
    instead: t('Compare two at a time, or print the page.'),
    criteria: t('WCAG 2.2: 1.4.10 makes an exception for tables of this kind.'),
  },
  {
    name: t('Words of the trade'),
    problem: t(
      'Course titles, qualifications and job titles are as their publishers wrote them, abbreviations included. They are not all explained.',
    ),
    instead: t('The guides to subjects say what most of them mean.'),
    criteria: t('WCAG 2.2: no criterion of level AA. We count it as a gap all the same.'),
  },
  {
    name: t('Sites we lead to'),
    problem: t(
      'Universities, services for applications and other sites have their own accessibility, good or bad.',
    ),
    instead: t('Look for the accessibility statement of that site.'),
    criteria: t('Not part of this statement.'),
  },
];

/** How the site is tested. */
export const tests = (): readonly string[] => [
  t(
    'axe-core goes through pages in a real browser, in the light, dark and high contrast themes, and through each component on its own.',
  ),
  t(
    'A test presses Tab through whole pages: each thing is reached, is visible when it has the focus, and lets go of it again.',
  ),
  t('Pages are laid out at 320 pixels and checked for anything that sticks out.'),
  t(
    'The contrast of each colour of text on the grounds it stands on is computed, in each theme, and held to level AA.',
  ),
  t('Searches, filters and links are used in a browser that runs no JavaScript.'),
  t('We looked at each page on a phone’s and a desktop’s screen, in light and dark.'),
];
