/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { figures, missing } from './figures';
import { publishers } from './publishers';
import { standings } from './standings';

const CATALOGUE = path.join(__dirname, '../../../../backend/catalogue');

/** The publishers in the tables of the catalogue's own documents: name and terms. */
const sources = ['README.md', 'content/GUIDES.md', 'content/CAREERS.md'].flatMap((file) => {
  const text = readFileSync(path.join(CATALOGUE, file), 'utf8');
  const [, table = ''] = /\| (?:publisher|source)[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('|').map((cell) => cell.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim()))
    .map(([, name = '', ...rest]) => ({ name, terms: rest.join(' ') }));
});

/** Names are written in longer and shorter forms, so the first two words are compared. */
const firstWords = (name: string): string =>
  name
    .replaceAll('\\', '')
    .toLowerCase()
    .split(/[^a-z0-9*]+/)
    .slice(0, 2)
    .join(' ');

const publisherOf = (name: string) =>
  publishers().find((each) => [each.name, each.by].some((own) => firstWords(own) === firstWords(name)));

it('names every publisher that the catalogue names, with the same licence', () => {
  expect(sources.length).toBeGreaterThan(6);
  const missing = sources.filter(({ name }) => !publisherOf(name));
  expect(missing).toEqual([]);
  for (const { name, terms } of sources) {
    const publisher = publisherOf(name);
    for (const licence of ['MIT', 'CC0', 'CC BY 4.0'])
      if (terms.includes(licence)) expect([name, publisher?.licence.name]).toEqual([name, licence]);
  }
});

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
  expect(missing().filter((gap) => /student survey|NSS/i.test(gap) && !/some courses/.test(gap))).toEqual([]);
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
