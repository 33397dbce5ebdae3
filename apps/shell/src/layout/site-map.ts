import { t } from '@signpost/language';
import type { FooterProps, NavArea } from '@signpost/shared-ui';

/**
 * The site's lines and their stops, in the order in which visitors meet them: what to do, then where. Shown in header
 * and footer.
 */
export const areasTable = (): readonly NavArea[] => [
  {
    line: 'careers',
    name: t('Careers'),
    href: '/explore/what-to-do',
    lead: t('Find work that suits you, and the ways that lead there.'),
    groups: [
      {
        name: t('Work out what suits you'),
        links: [
          { name: t('What to do'), href: '/explore/what-to-do', note: t('No idea yet? Find three to start') },
          {
            name: t('Career quiz'),
            href: '/explore/career-quiz',
            note: t('What you like, and where it leads'),
          },
          {
            name: t('Career compass'),
            href: '/explore/career-compass',
            note: t('From a subject, a skill or an interest'),
          },
        ],
      },
      {
        name: t('Look around'),
        links: [
          { name: t('Search careers'), href: '/explore/career-search' },
          { name: t('All careers'), href: '/explore/career-list' },
        ],
      },
    ],
  },
  {
    line: 'courses',
    name: t('Courses'),
    href: '/explore/courses',
    lead: t('Every course, with what it asks for and what comes after.'),
    groups: [
      {
        name: t('Find'),
        links: [
          { name: t('Find a course'), href: '/explore/courses' },
          {
            name: t('Search courses'),
            href: '/explore/search/courses',
            note: t('By subject, place and way of study'),
          },
          {
            name: t('Subjects'),
            href: '/explore/search/subject_guides',
            note: t('What you learn, and what you need'),
          },
        ],
      },
      {
        name: t('Decide'),
        links: [
          { name: t('Compare'), href: '/explore/compare', note: t('Up to four, side by side') },
          {
            name: t('Saved things'),
            href: '/explore/favourites',
            note: t('Your top five courses, in order'),
          },
        ],
      },
    ],
  },
  {
    line: 'unis',
    name: t('Universities'),
    href: '/explore/unis',
    lead: t('Places to study across the UK, by name and on a map.'),
    groups: [
      {
        name: t('Find'),
        links: [
          {
            name: t('All universities'),
            href: '/explore/unis',
            note: t('A to Z, teaching rating, graduate pay'),
          },
          { name: t('Where to go'), href: '/explore/where-to-go', note: t('Countries, regions and cities') },
        ],
      },
      {
        name: t('Visit'),
        links: [{ name: t('Open days'), href: '/explore/search/open_days', note: t('On campus and online') }],
      },
    ],
  },
  {
    line: 'employers',
    name: t('Employers'),
    href: '/explore/employers',
    lead: t('Work that trains you, and a look inside before you choose.'),
    groups: [
      {
        name: t('Earn and learn'),
        links: [
          {
            name: t('Apprenticeships'),
            href: '/explore/search/apprenticeships',
            note: t('Paid work with a qualification'),
          },
        ],
      },
      {
        name: t('Look inside'),
        links: [
          { name: t('Employers'), href: '/explore/employers' },
          {
            name: t('Work experience'),
            href: '/explore/search/virtual_work_experiences',
            note: t('Online, in your own time'),
          },
        ],
      },
    ],
  },
  {
    line: 'guides',
    name: t('Guides'),
    href: '/explore/search/articles',
    lead: t('How applying works, and help with the next step.'),
    groups: [
      {
        name: t('Read'),
        links: [
          { name: t('Articles'), href: '/explore/search/articles' },
          {
            name: t('Personal statements'),
            href: '/explore/search/statement_guides',
            note: t('Subject by subject'),
          },
        ],
      },
      {
        name: t('For you'),
        links: [
          { name: t('Ideas for you'), href: '/explore/for-you', note: t('From what you save and search') },
        ],
      },
    ],
  },
];

/** Links of the footer's last row. */
export const footerLinks = (): FooterProps['links'] => [
  { name: t('About the data'), href: '/about-the-data' },
  { name: t('Accessibility'), href: '/accessibility' },
  { name: t('Cookies and privacy'), href: '/cookies' },
];
