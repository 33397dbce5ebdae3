import * as v from 'valibot';
import { awardWords, entryWords, payWords, type CourseListItem } from '@signpost/api-client/courses';
import { RESPONSE_SCHEMAS } from './response-schemas';

const cohort = {
  people: 40,
  level: 'subject',
  subject: 'CAH11-01',
  subjectName: 'computing',
  subjectLevel: 2,
  years: '2021-22',
  responseRate: 60,
} as const;

const published: Pick<CourseListItem, 'qualification' | 'distinction' | 'tariff' | 'salary' | 'absences'> = {
  qualification: 'BSc (Hons)',
  distinction: 'with foundation year',
  tariff: { from: 112, to: 143, fewer: 20, more: 5, ...cohort },
  salary: { median: 31_000, lowerQuartile: 26_000, upperQuartile: 38_000, ...cohort },
  absences: {},
};

const withheld: typeof published = {
  qualification: null,
  distinction: null,
  tariff: null,
  salary: null,
  absences: { tariff: 'not-asked', salary: 'too-few', survey: 'not-imported' },
};

const format = { salary: (amount: number) => `£${amount}`, grouped: String };

const wordsOf = (course: typeof published) => [
  awardWords(course),
  entryWords(course, format),
  payWords(course, format),
];

it.each([
  ['published', published],
  ['withheld', withheld],
])(
  'an embedded widget shows the same as the page for a course whose figures are %s [R-32] [E-03]',
  (_, course) => {
    const named = { id: '1', title: 'Computing', provider: { name: 'Bath', town: null } };
    const guide = {
      ...{ id: 'computing', title: 'Computing', summary: '', banner: '', html: '', skills: [] },
      ...{ subjectMap: [], whatYouStudy: [], helpfulSubjects: [], careers: [], salary: null },
    };
    const none = { data: [] };
    const answer = v.parse(RESPONSE_SCHEMAS.subject, {
      guide,
      courses: { data: { results: [{ ...named, ...course }] } },
      statements: none,
      subjects: none,
    });
    const read = 'courses' in answer && 'data' in answer.courses ? answer.courses.data.results[0] : undefined;
    expect(wordsOf(read as typeof published)).toEqual(wordsOf(course));
  },
);
