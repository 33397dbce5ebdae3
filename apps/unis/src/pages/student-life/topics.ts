import { t } from '@signpost/language';
import type { Reading } from '../../components/sub-page/articles';

/** One topic of student life: advice, questions to ask there, and further reading. */
export interface Topic {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  /** Questions to ask on an open day, because we have no data about this provider. */
  readonly ask: readonly string[];
  readonly articles: readonly Reading[];
}

/** Advice on student life that applies to most UK universities and colleges. */
export const topics = (): readonly Topic[] => [
  {
    id: 'accommodation',
    heading: t('Somewhere to live'),
    text: t(
      'Most first-year students who move away live in halls. Many universities promise a room if you make them your firm choice and apply for it by a date. After that, most share a rented house. If you live at home, look at the journey before the course.',
    ),
    ask: [
      t('Is a first-year room promised, and by which date must I apply?'),
      t('What does the whole contract cost, and for how many weeks?'),
      t('Are there rooms that suit a disability, a family, or people who want quiet?'),
    ],
    articles: [
      { article: 'accommodation', title: t('Finding somewhere to live') },
      { article: 'commuting-students', title: t('Living at home while you study') },
    ],
  },
  {
    id: 'societies',
    heading: t('Clubs, societies and sport'),
    text: t(
      'A students’ union is run by students, for students. It looks after clubs and societies, stands up for you, and gives advice that is independent of the university. You are a member at once and may opt out. Most clubs let you try them at the start of the year.',
    ),
    ask: [
      t('Which clubs are there for what I like, and what do they cost a year?'),
      t('What happens on a weeknight for people who do not drink?'),
      t('Do teams and clubs meet at the campus where my course is?'),
    ],
    articles: [{ article: 'open-days', title: t('How to get the most from an open day') }],
  },
  {
    id: 'support',
    heading: t('Support when you need it'),
    text: t(
      'Every provider has people for health and wellbeing, money, disability and study skills. Tell them early what you need. Disabled students in the UK can get money for equipment and helpers that is not paid back. A place with a doctor’s surgery asks you to register in the first week.',
    ),
    ask: [
      t('How long does one wait for a first talk with a counsellor?'),
      t('Who helps with Disabled Students’ Allowance or its like in my nation?'),
      t('Is there a named person for care leavers, carers and estranged students?'),
    ],
    articles: [
      { article: 'disability-support', title: t('Support for disabled students') },
      { article: 'care-experienced-and-estranged', title: t('If you have been in care or are estranged') },
    ],
  },
  {
    id: 'costs',
    heading: t('What it costs to live here'),
    text: t(
      'Rent is the largest cost, and it differs more between places than anything else. Add food, travel, a phone, books and going out. Take one term’s money, take off the rent, and divide by the weeks: that is what you have.',
    ),
    ask: [
      t('What do students here pay for rent, and what is included in it?'),
      t('Which bursaries does the provider give, and must I apply?'),
      t('What does my course make me buy: kit, trips, materials?'),
    ],
    articles: [{ article: 'budgeting', title: t('A student budget that works') }],
  },
];

/** Student finance by the nation of the student's home, which may differ from the provider's nation. */
export const finance = (): readonly Reading[] => [
  { article: 'student-finance-england', title: t('If you live in England') },
  { article: 'student-finance-scotland', title: t('If you live in Scotland') },
  { article: 'student-finance-wales', title: t('If you live in Wales') },
  { article: 'student-finance-northern-ireland', title: t('If you live in Northern Ireland') },
];

export const sources = () => [
  {
    name: t('GOV.UK: Disabled Students’ Allowance'),
    url: 'https://www.gov.uk/disabled-students-allowance-dsa',
  },
  { name: t('UCAS: student accommodation'), url: 'https://www.ucas.com/accommodation' },
  { name: t('Student Minds: Student Space'), url: 'https://studentspace.org.uk/' },
];
