import { readGrades, writeGrades } from '@signpost/api-client/tariff';
import { gradesWords, otherGrades } from './other-grades';

const others = (text: string) =>
  otherGrades(readGrades([text]).grades).map(({ name, grades }) => [name, writeGrades(grades)]);

it('are one step away in one subject and in all [R-35]', () => {
  expect(others('al.A,al.B,ep.A')).toEqual([
    ['One grade lower in one subject', 'al.B,al.B,ep.A'],
    ['One grade lower in each subject', 'al.B,al.C,ep.B'],
    ['One grade higher in each subject', 'al.A*,al.A,ep.A*'],
  ]);
});

it('leave out a step that no grade can take [R-35]', () => {
  expect(others('al.E')).toEqual([['One grade higher in each subject', 'al.D']]);
  expect(others('bt.D*D*D*')).toEqual([['One grade lower in one subject', 'bt.D*D*D']]);
  expect(others('')).toEqual([]);
});

it('are named by qualification [R-35]', () => {
  expect(gradesWords(readGrades(['al.A*,ep.A,al.B']).grades)).toBe('A level A*, B; Extended Project (EPQ) A');
});
