import { pointsOf, profileOf, readGrade, readGrades, writeGrade, writeGrades } from './grades';
import { gradesOf, TARIFF_TABLES } from './tables';
import { beside, entrantsHad, mostCommon } from './worth';

describe('UCAS Tariff', () => {
  it.each([
    [['al.A*', 'al.A', 'al.B'], 144],
    [['al.E', 'al.E', 'al.E'], 48],
    [['al.A', 'al.A', 'al.A', 'ep.A'], 168],
    [['al.B', 'al.C', 'as.D'], 82],
    [['bt.D*D*D*'], 168],
    [['bt.MMM'], 96],
    [['bc.D', 'al.B', 'al.B'], 128],
    [['sh.A', 'sh.A', 'sh.B', 'sh.B', 'sh.C'], 141],
    [['sa.A', 'sa.B', 'sa.C'], 144],
    [['tl.Merit'], 120],
    [['hl.7', 'hl.6', 'hl.5', 'sl.5', 'sl.4', 'sl.7'], 192],
    [[], 0],
  ])('%j are worth %p points [R-10]', (texts, points) => {
    expect(pointsOf(readGrades(texts).grades)).toBe(points);
    expect(readGrades([writeGrades(readGrades(texts).grades)])).toEqual(readGrades(texts));
  });

  it('parses back every grade that it writes, and gives a better grade more points [R-10]', () => {
    for (const table of TARIFF_TABLES) {
      const grades = gradesOf(table);
      expect(grades.map(([, points]) => points)).toEqual([...new Set(grades.map(([, points]) => points))]);
      for (const [grade, points] of grades) {
        const text = writeGrade({ qualification: table.key, grade });
        expect(readGrade(text)).toEqual({ qualification: table.key, grade, points });
      }
    }
  });

  it.each(['al.A+', 'zz.A', 'A', 'al.', '.A', 'al.toString', '__proto__.A'])(
    'rejects the grade %s [R-10]',
    (text) => {
      expect(readGrade(text)).toBeNull();
      expect(readGrades([text, '', 'al.A'])).toMatchObject({ complete: false, grades: [{ grade: 'A' }] });
    },
  );
});

describe('grades in the comparison service’s format', () => {
  it.each([
    [['al.B', 'al.A*', 'al.C', 'al.A'], { qualificationType: 'A_level', grade: 'A*AB' }],
    [['al.B', 'bt.DMM'], { qualificationType: 'BTEC', grade: 'DMM' }],
    [['al.A', 'al.A'], null],
    [['sh.A', 'sh.A', 'sh.A'], null],
  ])('formats %j [C-09]', (texts, profile) => {
    expect(profileOf(readGrades(texts).grades)).toEqual(profile);
  });
});

describe('grades of entrants', () => {
  const bands = [
    { from: 96, to: 111, percent: 10 },
    { from: 112, to: 127, percent: 50 },
    { from: 128, to: 143, percent: 30 },
    { from: 240, to: null, percent: 0 },
  ];

  it('are converted to each qualification of the visitor [E-21] [R-10]', () => {
    const aLevels = {
      qualificationType: 'A_level',
      qualificationName: 'UK A-Level',
      isAggregate: false,
      minimumGrade: 'CCC',
      mostCommonGrade: 'BBC',
      maximumGrade: 'ABB',
      startYear: 2023,
      endYear: 2024,
    } as const;
    const had = (qualification: 'al' | 'bt' | 'sh' | 'sa') => entrantsHad(qualification, bands, [aLevels]);
    expect(had('al')).toEqual({ least: 'CCC', common: 'BBC', best: 'ABB' });
    expect(had('bt')).toBeNull();
    // Five Highers: CCCCD 99, BCCCC 111 then BBCCC 117, AABBB no: BBBBB 135 then ABBBB 141.
    expect(had('sh')).toEqual({ least: 'CCCCD', common: 'BBCCC', best: 'ABBBB' });
    // Three Advanced Highers: DDD 96, CCD 112, BBC 136.
    expect(had('sa')).toEqual({ least: 'DDD', common: 'CCD', best: 'BBC' });
  });

  it('are unknown where nothing is published [R-10]', () => {
    expect(entrantsHad('sa', [], [])).toBeNull();
    expect(entrantsHad('sh', [{ from: 0, to: 47, percent: 0 }], [])).toBeNull();
    expect(mostCommon([])).toBeUndefined();
  });

  it('are compared with the visitor’s points [R-10]', () => {
    expect(beside(120, bands)).toEqual({ fewer: 10, same: 50, more: 30 });
    expect(beside(300, bands)).toEqual({ fewer: 90, same: 0, more: 0 });
  });
});
