/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { figures, missing } from './figures';
import { standings } from './standings';

const CATALOGUE = path.join(__dirname, '../../../../backend/catalogue');

const courses = () => gunzipSync(readFileSync(path.join(CATALOGUE, 'courses.ndjson.gz'))).toString();

it('explains each figure that courses have, and lists none of them as missing', () => {
  const meanings: Readonly<Record<string, string>> = {
    continuation: 'Stayed on the course',
    employment: 'Work or study',
    entry: 'Grades on entry',
    jobs: 'In highly skilled jobs',
    salary: 'Graduate pay',
    survey: 'Student survey (NSS)',
    tariff: 'Grades on entry',
  };
  const figureNames = new Set<string>();
  for (const line of courses().trim().split('\n')) {
    const { figures } = (JSON.parse(line) as { body: { figures: Record<string, unknown> } }).body;
    for (const [name, figure] of Object.entries(figures)) if (figure !== null) figureNames.add(name);
  }
  expect([...figureNames].sort()).toEqual(Object.keys(meanings));
  const names = figures().map(({ name }) => name);
  expect([...new Set(Object.values(meanings))].filter((name) => !names.includes(name))).toEqual([]);
  expect(missing().filter((gap) => /student survey|NSS/i.test(gap) && !/later ones/.test(gap))).toEqual([]);
});

it('explains pay after three and five years, which subjects have', () => {
  const earnings = gunzipSync(readFileSync(path.join(CATALOGUE, 'subject-earnings.json.gz'))).toString();
  expect(earnings).toMatch(/"years3":\{.*"years5":\{/);
  expect(figures().map(({ name }) => name)).toContain('Pay after three and five years');
});

it('states the years of the course titles', () => {
  const years = new Set([...courses().matchAll(/"titleYear":(\d{4})/g)].map(([, year]) => year));
  const note =
    standings()
      .flatMap(({ kinds }) => kinds)
      .find(({ countName }) => countName === 'courses')?.note ?? '';
  expect([...years].filter((year) => year && !note.includes(year))).toEqual([]);
});
