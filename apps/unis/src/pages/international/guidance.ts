import { t } from '@signpost/language';

/** One section of the general guidance. */
export interface Guidance {
  readonly id: string;
  readonly heading: string;
  readonly points: readonly string[];
}

/**
 * Guidance for international students at any UK university. It has no amounts: those that are known are key facts, with
 * their year and source.
 */
export const guidance = (): readonly Guidance[] => [
  {
    id: 'fees',
    heading: t('Fees'),
    points: [
      t(
        'You are asked one of two fees: home or overseas. The provider decides which, by your nationality, your status and where you have lived in the last three years.',
      ),
      t(
        'The overseas fee differs between courses. Laboratory courses, and medicine above all, cost most. Ask whether it rises in later years.',
      ),
      t(
        'Many providers ask for a deposit before they send the papers for your visa. Ask when it is paid back.',
      ),
      t('Scholarships for overseas students close early, often before the summer.'),
    ],
  },
  {
    id: 'visas',
    heading: t('Visas'),
    points: [
      t(
        'You can apply for a Student visa from outside the UK up to six months before the course begins. Most answers take about three weeks.',
      ),
      t(
        'You need a confirmation of acceptance for studies (CAS), a number that the provider gives you once your offer is unconditional.',
      ),
      t(
        'You show that you can pay for the first year’s fee and up to nine months of living, more in London than elsewhere.',
      ),
      t('You pay a yearly health surcharge with the visa. Then you can use the National Health Service.'),
      t('On a degree course you may usually work up to 20 hours a week in term time.'),
    ],
  },
  {
    id: 'english',
    heading: t('English'),
    points: [
      t(
        'For a degree, the visa asks for level B2 on the European scale (CEFR) in reading, writing, speaking and listening. The course may ask for more.',
      ),
      t(
        'If you are just below, ask for a pre-sessional course: some weeks of English on the campus before the course begins.',
      ),
      t(
        'Tests are valid for two years only. Book yours so that it is still valid when you apply for the visa.',
      ),
    ],
  },
  {
    id: 'arrival',
    heading: t('When you arrive'),
    points: [
      t('Apply for a room early: many providers promise one to new overseas students who apply by a date.'),
      t(
        'You can come up to a month before a long course begins. Ask whether someone meets you at the airport.',
      ),
      t(
        'Set up your UKVI account before you travel. It shows your status as an eVisa to those who must see it.',
      ),
      t('Register with a doctor in your first week, and bring your vaccination record.'),
      t('A bank account takes time. Bring a card that works abroad for the first weeks.'),
    ],
  },
];

export const sources = () => [
  { name: t('GOV.UK: Student visa'), url: 'https://www.gov.uk/student-visa' },
  { name: t('GOV.UK: knowledge of English'), url: 'https://www.gov.uk/student-visa/knowledge-of-english' },
  {
    name: t('UKCISA, the UK Council for International Student Affairs'),
    url: 'https://www.ukcisa.org.uk/student-advice/',
  },
  { name: t('British Council: Study UK'), url: 'https://study-uk.britishcouncil.org/' },
];
