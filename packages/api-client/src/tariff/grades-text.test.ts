import { readPoints } from '.';

describe('grades that a person typed', () => {
  it.each([
    ['ABB', 'al', 128],
    ['a*ab', 'al', 144],
    ['A, B and B', 'al', 128],
    ['Predicted AAB', 'al', 136],
    ['AAB + EPQ A', 'al', 160],
    ['A level: A, B, B', null, 128],
    ['A levels BB and AS level C', null, 92],
    ['AABBC', 'sh', 141],
    ['Advanced Highers AB', null, 104],
    ['Highers AAB, Advanced Higher A', 'al', 149],
    ['D*DD', 'bt', 152],
    ['D, M, M', 'bt', 112],
    ['BTEC DMM', null, 112],
    ['120', 'up', 120],
    ['120 UCAS points', null, 120],
    ['96 tariff points', 'al', 96],
  ])('“%s” of the qualification %s is worth %p points [E-15]', (text, qualification, points) => {
    expect(readPoints(text, qualification)).toBe(points);
  });

  it.each([
    ['ABB', null],
    ['ABB', 'up'],
    ['AAB or ABB', 'al'],
    ['AAB/ABB', 'al'],
    ['ABZ', 'al'],
    ['DD', 'bt'],
    ['BTEC Extended Certificate D', null],
    ['38', 'al'],
    ['IB 38 points', null],
    ['3 Bs', 'al'],
    ['AAB at A level', null],
    ['AAAAAAAAA', 'al'],
    ['good ones', 'al'],
    ['', 'al'],
  ])('“%s” of the qualification %s is not guessed [E-15]', (text, qualification) => {
    expect(readPoints(text, qualification)).toBeNull();
  });
});
