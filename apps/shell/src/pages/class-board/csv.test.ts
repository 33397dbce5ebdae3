import { boardCsv } from './csv';
import type { PupilResult } from './check-class';

const pupil = (name: string, changes: Partial<PupilResult> = {}): PupilResult => ({
  ...{ name, isRanked: true, choices: [], findings: [] },
  ...changes,
});
const rows = (...pupils: PupilResult[]) => boardCsv(pupils).split('\r\n');

it('has a row for each pupil, with findings by kind and the choices in order [R-12]', () => {
  expect(
    rows(
      pupil('Sam', {
        choices: ['Law, Bath', 'Law, Leeds'],
        findings: [
          { kind: 'rule', message: 'One.' },
          { kind: 'rule', message: 'Two.' },
          { kind: 'date', message: 'Late.' },
        ],
      }),
      pupil('Ada', { isRanked: false }),
    ),
  ).toEqual([
    '\uFEFF"Name","In order","Breaks a rule","Date passed","Empty","To look at","Choice 1","Choice 2"',
    '"Sam","yes","One. Two.","Late.","","","Law, Bath","Law, Leeds"',
    '"Ada","no","","","","","",""',
    '',
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\uFF1D1'])(
  'no name is run as a formula: %j [R-12]',
  (name) => {
    expect(rows(pupil(name))[1]).toMatch(/^"'/);
  },
);

it('quotes in a cell are doubled, and line breaks become spaces [R-12]', () => {
  expect(rows(pupil('Sam "Sammy"\r\nOkafor'))[1]).toMatch(/^"Sam ""Sammy"" Okafor",/);
});

it('has only the header without pupils [R-12]', () => {
  expect(rows()).toHaveLength(2);
});
