import { pointsOf, profileOf, readGrade, readGrades, writeGrade, writeGrades } from './grades';
import { gradesOf, TARIFF_TABLES } from './tables';

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
