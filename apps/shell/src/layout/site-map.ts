import type { FooterProps, NavArea } from '@signpost/shared-ui';

/**
 * The site's lines and their stops, in the order in which visitors meet them: what to do, then where. Shown in header
 * and footer.
 */
export const AREAS: readonly NavArea[] = [
  {
    line: 'careers',
    name: 'Careers',
    href: '/explore/what-to-do',
    lead: 'Find work that suits you, and the ways that lead there.',
    groups: [
      {
        name: 'Work out what suits you',
        links: [
          { name: 'What to do', href: '/explore/what-to-do', note: 'No idea yet? Find three to start' },
          { name: 'Career quiz', href: '/explore/career-quiz', note: 'What you like, and where it leads' },
          {
            name: 'Career compass',
            href: '/explore/career-compass',
            note: 'From a subject, a skill or an interest',
          },
        ],
      },
      {
        name: 'Look around',
        links: [
          { name: 'Search careers', href: '/explore/career-search' },
          { name: 'All careers', href: '/explore/career-list' },
        ],
      },
    ],
  },
  {
    line: 'courses',
    name: 'Courses',
    href: '/explore/courses',
    lead: 'Every course, with what it asks for and what comes after.',
    groups: [
      {
        name: 'Find',
        links: [
          { name: 'Find a course', href: '/explore/courses' },
          {
            name: 'Search courses',
            href: '/explore/search/courses',
            note: 'By subject, place and way of study',
          },
          {
            name: 'Subjects',
            href: '/explore/search/subject_guides',
            note: 'What you learn, and what you need',
          },
        ],
      },
      {
        name: 'Decide',
        links: [
          { name: 'Compare', href: '/explore/compare', note: 'Up to four, side by side' },
          { name: 'Saved things', href: '/explore/favourites', note: 'Your top five courses, in order' },
        ],
      },
    ],
  },
  {
    line: 'unis',
    name: 'Universities',
    href: '/explore/unis',
    lead: 'Places to study across the UK, by name and on a map.',
    groups: [
      {
        name: 'Find',
        links: [
          { name: 'All universities', href: '/explore/unis', note: 'A to Z, teaching rating, graduate pay' },
          { name: 'Where to go', href: '/explore/where-to-go', note: 'Countries, regions and cities' },
        ],
      },
      {
        name: 'Visit',
        links: [{ name: 'Open days', href: '/explore/search/open_days', note: 'On campus and online' }],
      },
    ],
  },
  {
    line: 'employers',
    name: 'Employers',
    href: '/explore/employers',
    lead: 'Work that trains you, and a look inside before you choose.',
    groups: [
      {
        name: 'Earn and learn',
        links: [
          {
            name: 'Apprenticeships',
            href: '/explore/search/apprenticeships',
            note: 'Paid work with a qualification',
          },
        ],
      },
      {
        name: 'Look inside',
        links: [
          { name: 'Employers', href: '/explore/employers' },
          {
            name: 'Work experience',
            href: '/explore/search/virtual_work_experiences',
            note: 'Online, in your own time',
          },
        ],
      },
    ],
  },
  {
    line: 'guides',
    name: 'Guides',
    href: '/explore/search/articles',
    lead: 'How applying works, and help with the next step.',
    groups: [
      {
        name: 'Read',
        links: [
          { name: 'Articles', href: '/explore/search/articles' },
          {
            name: 'Personal statements',
            href: '/explore/search/statement_guides',
            note: 'Subject by subject',
          },
        ],
      },
      {
        name: 'For you',
        links: [{ name: 'Ideas for you', href: '/explore/for-you', note: 'From what you save and search' }],
      },
    ],
  },
];

/** Links of the footer's last row. */
export const FOOTER_LINKS: FooterProps['links'] = [
  { name: 'About the data', href: '/about-the-data' },
  { name: 'Accessibility', href: '/accessibility' },
  { name: 'Cookies and privacy', href: '/cookies' },
];
