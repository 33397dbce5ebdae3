import { absenceWords, awardWords, groupWords, payWords } from './words';

const salary = {
  median: 31000,
  lowerQuartile: 27000,
  upperQuartile: 35000,
  people: 40,
  level: 'subject',
  subject: 'CAH02-04',
  subjectName: 'nursing',
  subjectLevel: 2,
  years: '2020-22',
  responseRate: 60,
} as const;

const format = { salary: (amount: number) => `£${amount}`, grouped: String };

describe('words of a course’s card', () => {
  it('[E-03] name pay with its moment, years, group and people', () => {
    expect(payWords({ salary, absences: {} }, format)).toBe(
      '£31000 after 15 months, 2020-22 graduates of nursing here, about 40 people',
    );
  });

  it('[E-03] name the group of each level', () => {
    expect(groupWords({ level: 'course', subjectName: null })).toBe('of this course');
    expect(groupWords({ level: 'provider', subjectName: null })).toBe('of all subjects here');
    expect(groupWords({ level: 'subject', subjectName: null })).toBe('of this course or its subject here');
  });

  it('[E-03] tell the kinds of absence apart', () => {
    const kinds = ['not-imported', 'too-few', 'not-asked', 'not-published'] as const;
    const words = kinds.map((kind) => absenceWords({ absences: { salary: kind } }, 'salary'));
    expect(new Set(words).size).toBe(4);
    expect(payWords({ salary: null, absences: {} }, format)).toBe('Graduate pay: not published');
  });

  it('[E-03] tell courses of one title apart', () => {
    expect(awardWords({ qualification: 'BSc (Hons)', distinction: 'with foundation year' })).toBe(
      'BSc (Hons), with foundation year',
    );
    expect(awardWords({ qualification: null, distinction: null })).toBe('Award not published');
  });
});
