import {
  absenceWords,
  awardWords,
  cohortNote,
  entryWords,
  groupWords,
  payWords,
  pointsRange,
  pointsWords,
  unsaidModes,
} from './words';

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

describe('texts of a course card', () => {
  it('describe pay with its point in time, years, group and people [E-03]', () => {
    expect(payWords({ salary, absences: {} }, format)).toBe(
      '£31000 after 15 months, 2020-22 graduates of nursing here, about 40 people',
    );
  });

  it('name the group of each level [E-03]', () => {
    expect(groupWords({ level: 'course', subjectName: null })).toBe('of this course');
    expect(groupWords({ level: 'provider', subjectName: null })).toBe('of all subjects here');
    expect(groupWords({ level: 'subject', subjectName: null })).toBe('of this course or its subject here');
  });

  it('distinguish the reasons for missing figures [E-03]', () => {
    const kinds = ['not-imported', 'too-few', 'not-asked', 'not-published'] as const;
    const words = kinds.map((kind) => absenceWords({ absences: { salary: kind } }, 'salary'));
    expect(new Set(words).size).toBe(4);
    expect(payWords({ salary: null, absences: {} }, format)).toBe('Graduate pay: not published');
  });

  it('describe the middle half of entrants with years, group and people [E-03]', () => {
    const tariff = { ...salary, from: 112, to: 143, fewer: 20, more: 5, people: 1240 };
    const absences = { tariff: 'not-asked' } as const;
    expect(entryWords({ tariff, absences: {} }, { grouped: (count) => `${count} in all` })).toBe(
      '112 to 143 points: middle half of 2020-22 entrants of nursing here, about 1240 in all people',
    );
    expect(entryWords({ tariff: null, absences }, format)).toBe('Entrants’ points: nobody was asked yet');
  });

  it('note the year, group and people of a figure in a list [E-03]', () => {
    expect(cohortNote(salary, format)).toBe('2020-22, nursing here, 40 people');
    expect(cohortNote({ ...salary, level: 'course' }, format)).toBe('2020-22, 40 people');
    expect(cohortNote({ ...salary, subjectName: null }, format)).toBe('2020-22, its subject here, 40 people');
    expect(cohortNote({ ...salary, level: 'provider' }, format)).toBe(
      '2020-22, all subjects here, 40 people',
    );
    expect(cohortNote({ ...salary, level: 'uk' }, format)).toBe('2020-22, whole UK, 40 people');
  });

  it('write a range of points with and without its unit [E-03]', () => {
    expect(pointsRange({ from: 96, to: 127 })).toBe('96 to 127');
    expect(pointsRange({ from: 0, to: 63 })).toBe('Under 64');
    expect(pointsWords({ from: 160, to: null })).toBe('160 points or more');
  });

  it('mention a study mode once [E-03]', () => {
    expect(unsaidModes(['full-time', 'part-time'], 'with foundation year, part-time')).toEqual(['full-time']);
    expect(unsaidModes(['Distance learning'], 'distance learning')).toEqual([]);
    expect(unsaidModes(['full-time'], null)).toEqual(['full-time']);
  });

  it('distinguish courses of the same title [E-03]', () => {
    expect(awardWords({ qualification: 'BSc (Hons)', distinction: 'with foundation year' })).toBe(
      'BSc (Hons), with foundation year',
    );
    expect(awardWords({ qualification: null, distinction: null })).toBe('Award not published');
  });
});
