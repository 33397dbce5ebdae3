import { absenceWords, awardWords, entryWords, groupWords, payWords, unsaidModes } from './words';

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

  it('[E-03] name the middle half of entrants with its years, group and people', () => {
    const tariff = { ...salary, from: 112, to: 143, fewer: 20, more: 5, people: 1240 };
    const absences = { tariff: 'not-asked' } as const;
    expect(entryWords({ tariff, absences: {} }, { grouped: (count) => `${count} in all` })).toBe(
      '112 to 143 points: middle half of 2020-22 entrants of nursing here, about 1240 in all people',
    );
    expect(entryWords({ tariff: null, absences }, format)).toBe('Entrants’ points: nobody was asked yet');
  });

  it('[E-03] say a way to study once', () => {
    expect(unsaidModes(['full-time', 'part-time'], 'with foundation year, part-time')).toEqual(['full-time']);
    expect(unsaidModes(['Distance learning'], 'distance learning')).toEqual([]);
    expect(unsaidModes(['full-time'], null)).toEqual(['full-time']);
  });

  it('[E-03] tell courses of one title apart', () => {
    expect(awardWords({ qualification: 'BSc (Hons)', distinction: 'with foundation year' })).toBe(
      'BSc (Hons), with foundation year',
    );
    expect(awardWords({ qualification: null, distinction: null })).toBe('Award not published');
  });
});
