import type { ProviderFacts } from './collect-providers';
import { describeProviders } from './description/describe';
import { tefFigure } from './tef';

const rated = (publisher: string, rated: string, overall: string) => ({
  PUBUKPRN: publisher,
  REPORT_UKPRN: rated,
  OVERALL_RATING: overall,
  STUDENT_EXPERIENCE_RATING: 'Gold',
  STUDENT_OUTCOMES_RATING: 'Silver',
  OUTCOME_URL: '',
});
const names = new Map([
  ['10007150', 'University of Kent'],
  ['10007146', 'University of Greenwich'],
]);

it('takes a provider’s own TEF ratings, else those of the universities that run it', () => {
  const ofKent = rated('99999997', '10007150', 'Silver');
  const nameOf = (ukprn: string) => names.get(ukprn);
  expect(tefFigure([ofKent, rated('99999997', '99999997', 'Bronze')], nameOf)).toMatchObject({
    overall: 'Bronze',
  });
  const joint = tefFigure([ofKent, rated('99999997', '10007146', 'Gold')], nameOf);
  expect(joint).toMatchObject({
    overall: null,
    parents: [
      { name: 'University of Kent', overall: 'Silver', studentExperience: 'Gold' },
      { name: 'University of Greenwich', overall: 'Gold' },
    ],
  });
  expect(tefFigure([], nameOf)).toBeNull();
});

const bath: ProviderFacts = {
  ukprn: '10007850',
  name: 'University of Bath',
  sortName: 'Bath, University of',
  aliases: [],
  address: { line1: null, line2: null, line3: null, town: 'Bath', postcode: null },
  country: 'England',
  region: 'South West',
  latitude: 51.38,
  longitude: -2.33,
  website: null,
  phone: null,
  ...{ tef: null, salary: null, continuation: null, employment: null },
  courseCount: 190,
  partTime: 0,
  abroad: false,
  subjects: [
    { code: 'CAH10', name: 'Engineering and technology', courses: 54 },
    { code: 'CAH11', name: 'Computing', courses: 33 },
    { code: 'CAH07', name: 'Physical sciences', courses: 20 },
  ],
  sites: [],
};

it('counts in a description the courses that the page lists', () => {
  const course = (subject: string) => ({
    provider: bath.ukprn,
    subjects: [subject],
    modes: ['full-time' as const],
  });
  const courses = [
    ...Array.from({ length: 9 }, () => course('CAH10-01-01')),
    ...Array.from({ length: 7 }, () => course('CAH07-01-01')),
  ];
  const [listed] = describeProviders([bath], courses);
  expect(listed?.description).not.toMatch(/54|33|computing/i);
  expect(listed).toMatchObject({ courseCount: 190, subjects: bath.subjects });
  const [unlisted] = describeProviders([bath], []);
  expect(unlisted?.description).toMatch(/computing/i);
});
