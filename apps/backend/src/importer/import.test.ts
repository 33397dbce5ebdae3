import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OpenDatabase } from '../database/connection';
import { openDatabase } from '../database/connection';
import { workerPath } from '../testing/app';
import type { TestStorage } from '../testing/database';
import { testStorage } from '../testing/database';
import { zipOf } from './fixtures/zip';
import { contentHash, copyPublication, importFrom, prepare, publication } from './testing';

let storage: TestStorage;
let open: OpenDatabase;
let folders = 0;

beforeAll(async () => {
  storage = await testStorage();
  open = await openDatabase({ url: storage.url, dataDirectory: join(storage.directory, 'data'), workerPath });
  await prepare(open.database);
});
afterAll(async () => {
  await open.close();
  await storage.remove();
});

const reports = () => join(storage.directory, 'reports');
const run = (path: string) => importFrom(open.database, path, reports());
const newFolder = () => join(storage.directory, `publication-${(folders += 1)}`);
const text = (name: string) => readFileSync(join(publication, name), 'utf8');
const report = (part: string) =>
  readFileSync(join(reports(), `${part}.ndjson`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): { line: number; reason: string; key: string } => JSON.parse(line));
const courses = () =>
  open.database
    .selectFrom('course')
    .selectAll()
    .where('origin', '=', 'import')
    .orderBy('sort_title')
    .execute();
const outcomeOf = (summary: Awaited<ReturnType<typeof run>>, part: string) =>
  summary.files.find((file) => file.part === part)?.outcome;

it('takes what it knows, names what is absent or unknown, and reports keys without a title', async () => {
  const folder = copyPublication(newFolder(), { 'EXTRA.csv': 'a,b\n', 'readme.txt': 'read me' });
  const summary = await run(folder);
  expect(summary.absent).toEqual(expect.arrayContaining(['NSS', 'LEO3', 'JOBLIST', 'GOVOICEWORK']));
  expect(summary.unknown).toEqual(['EXTRA.csv', 'readme.txt']);
  expect(summary.courses).toMatchObject({ kind: 'taken', keys: 4, untitled: 1, courses: 2, providers: 1 });
  expect(report('COURSES')).toEqual([
    { file: 'INSTITUTION', line: null, reason: expect.stringContaining('no place'), key: '19999992' },
    { file: 'KISCOURSE', line: null, reason: 'no title is published', key: '10007783 INV-2 01' },
  ]);
});

it('[E-03] [E-04] makes a course of both modes of study, with its own year and the narrowest figures', async () => {
  const [course] = await courses();
  expect(course).toMatchObject({
    provider: '10007783',
    title: 'Invented Computing',
    title_year: 2025,
    qualification: 'BSc (Hons)',
    modes: ['full-time', 'part-time'],
    subjects: ['CAH11', 'CAH11-01-01', 'CAH11-01-05'],
    region: 'Scotland',
    salary_median: 30_000,
    tariff_typical: 136,
    employment_percent: 95,
    continuation_percent: 95,
  });
  expect(course?.body.options.map(({ id, years }) => [id, years])).toEqual([
    ['full-time-KC', 3],
    ['part-time-KC', 5],
  ]);
  expect(course?.body).toMatchObject({
    sandwich: 'included',
    yearAbroad: 'optional',
    foundationYear: 'no',
    awards: 'first-degrees',
    absences: { survey: 'not-imported', earnings3: 'not-imported', earnings5: 'not-imported' },
  });
  expect(course?.body.accreditations).toEqual([
    { body: 'Institute of Invented Studies', url: 'https://example.org/body' },
  ]);
  expect(course?.body.figures.salary).toMatchObject({ people: 40, level: 'subject', subject: 'CAH11-01-01' });
});

it('[E-03] adds a provider that is new, in its place of the list, and its course at a distance', async () => {
  const [, course] = await courses();
  expect(course).toMatchObject({ title: 'Sea, Sand and "Society"', modes: ['distance'], town: 'Poole' });
  const all = await open.database
    .selectFrom('provider')
    .select(['name', 'sort_name'])
    .orderBy('sort_order')
    .execute();
  const names = all.map(({ sort_name }) => sort_name);
  expect(names).toContain('New Coast College');
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
});

it('changes nothing when it is run again, from a folder, gzip or zip, with other line ends and a byte order mark', async () => {
  const before = await contentHash(open.database);
  const again = await run(publication);
  expect(again.courses.kind).toBe('unchanged');
  expect(again.files.every(({ outcome }) => outcome.kind === 'unchanged')).toBe(true);
  const packed = copyPublication(newFolder(), { 'SBJ.csv.gz': gzipSync(text('SBJ.csv')) });
  rmSync(join(packed, 'SBJ.csv'));
  expect(outcomeOf(await run(packed), 'SBJ')).toMatchObject({ kind: 'unchanged' });
  const zip = join(storage.directory, 'published.zip');
  writeFileSync(zip, zipOf({ 'csv/SBJ.csv': text('SBJ.csv'), 'csv/LOCATION.csv': text('LOCATION.csv') }));
  expect((await run(zip)).files.map(({ part, outcome }) => [part, outcome.kind])).toEqual([
    ['LOCATION', 'unchanged'],
    ['SBJ', 'unchanged'],
  ]);
  expect(await contentHash(open.database)).toBe(before);
  const windows = copyPublication(newFolder(), {
    'KISCOURSE.csv': `\uFEFF${text('KISCOURSE.csv').replaceAll('\n', '\r\n')}`,
  });
  expect(outcomeOf(await run(windows), 'KISCOURSE')).toMatchObject({
    taken: 3,
    refused: 0,
    changes: { written: 0, removed: 0 },
  });
});

it('counts and reports bad rows with line, reason and key, and takes the rest', async () => {
  const bad = [
    '10007783,10007783,INV-1,01,CAH11-01-01',
    '10007783,10007783,INV-1,01',
    '10007783,10007783,,01,CAH11-01-01',
    '10007783,10007783,INV-1,09,CAH11-01-01',
    '10007783,10007783,INV-3,01,CAH99',
    'x0007783,10007783,INV-3,01,CAH11-01-01',
    `10007783,10007783,${'x'.repeat(9_000)},01,CAH11-01-01`,
    `10007783,10007783,${'x'.repeat(90_000)},01,CAH11-01-01`,
    '10007783,10007783,INV\u0000,01,CAH11-01-01',
    '10007783,10007783,"INV-4,01,CAH11-01-01',
    '10007783,10007783,INV-5,01,CAH11-01-01',
  ];
  const folder = copyPublication(newFolder(), { 'SBJ.csv': `${text('SBJ.csv')}${bad.join('\n')}\n` });
  expect(outcomeOf(await run(folder), 'SBJ')).toMatchObject({ kind: 'taken', taken: 6, refused: 10 });
  expect(report('SBJ').map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '7: the same row came before',
    '8: it has 4 columns where the header has 5',
    '9: KISCOURSEID is missing',
    '10: KISMODE has a code that is not known',
    '11: SBJ has a code that is not known',
    '12: PUBUKPRN is not a provider number of eight digits',
    '13: KISCOURSEID is longer than 8192 characters',
    '14: it is too long',
    '15: KISCOURSEID holds a zero byte',
    '16: a quote is opened and not closed',
  ]);
  expect(report('SBJ')[3]?.key).toBe('10007783 INV-1 09');
});

it('reports a number that is none, and does not show a course whose figures cannot be', async () => {
  const folder = copyPublication(newFolder(), {
    'GOSALARY.csv': text('GOSALARY.csv').replace('29550', 'lots'),
    'EMPLOYMENT.csv': text('EMPLOYMENT.csv').replace(',95,5,', ',950,5,'),
  });
  const summary = await run(folder);
  expect(report('GOSALARY')).toMatchObject([{ line: 2, reason: 'GOINSTMED is not a number' }]);
  expect(summary.courses).toMatchObject({ kind: 'taken', courses: 1 });
  expect(report('COURSES').map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining('body.figures.employment'),
  );
});

it('leaves a file it cannot read as it was, and goes on with the others', async () => {
  const folder = copyPublication(newFolder(), {
    'ENTRY.csv': 'PUBUKPRN,KISMODE\n',
    'TARIFF.csv.gz': gzipSync(text('TARIFF.csv')).subarray(0, 60),
    'SBJ.csv': '',
  });
  rmSync(join(folder, 'TARIFF.csv'));
  const summary = await run(folder);
  for (const part of ['ENTRY', 'TARIFF', 'SBJ']) expect(outcomeOf(summary, part)?.kind).toBe('unreadable');
  expect(outcomeOf(summary, 'EMPLOYMENT')?.kind).toBe('taken');
  expect(await courses()).toHaveLength(2);
});

it('takes away what a newer publication no longer has', async () => {
  const folder = copyPublication(newFolder(), {
    'KISCOURSE.csv': text('KISCOURSE.csv').split('\n').slice(0, 3).join('\n'),
  });
  expect(outcomeOf(await run(folder), 'KISCOURSE')).toMatchObject({ changes: { removed: 1 } });
  expect((await courses()).map(({ title }) => title)).toEqual(['Invented Computing']);
});

it('[E-03] [E-04] takes titles of a copy and of the year before, the survey, and pay after 3 and 5 years', async () => {
  const key = '10007783,INV-2,01';
  const leo = 'LEO3INSTLQ,LEO3INSTMED,LEO3INSTUQ,LEO3PROV_PC_S,LEO3PROV_PC_NW';
  const folder = copyPublication(newFolder(), {
    'KISCOURSE.compact.csv': `PUBUKPRN,KISCOURSEID,KISMODE,TITLE,FOUNDATION,HONOURS,NUMSTAGE,SANDWICH,YEARABROAD,KISAIMCODE,KISLEVEL\n10007783,INV-1,01,A copied title,0,1,3,0,0,021,03\n`,
    'TITLES.csv': `PUBUKPRN,KISCOURSEID,KISMODE,TITLE,NSS_T1,NSS_T2,NSS_T3,NSS_T4,NSS_T5,NSS_T6,NSS_T7,NSSPOP\n${key},Earlier Title,91,82,73,64,55,46,37,25\n`,
    'LEO3.csv': `PUBUKPRN,UKPRN,KISCOURSEID,KISMODE,LEO3UNAVAILREASON,LEO3POP,LEO3AGG,LEO3AGGYEAR,LEO3SBJ,${leo}\n10007783,10007783,INV-1,01,0,60,13,2018-19,CAH11-01-01,24000,30000,36000,70,30\n10007783,10007783,INV-2,01,1,,,,,,,,,\n`,
    'LEO3SEC.csv':
      'LEO3SECSBJ,KISMODE,KISLEVEL,LEO3SECPOP_UK,LEO3LQ_UK,LEO3MED_UK,LEO3UQ_UK,LEO3SECPOP_S,LEO3LQ_S,LEO3MED_S,LEO3UQ_S,LEO3SECPOP_W,LEO3LQ_W,LEO3MED_W,LEO3UQ_W\nCAH11-01-01,01,03,900,25000,31000,39000,80,24000,30000,36000,NA,NA,NA,NA\n',
  });
  const summary = await run(folder);
  expect(summary.unknown).toEqual([]);
  const [earlier, whole] = await courses();
  expect(whole).toMatchObject({ title: 'Invented Computing', title_year: 2025 });
  expect(whole?.body.figures.earnings3).toMatchObject({
    median: 30_000,
    people: 60,
    level: 'subject',
    regions: [
      { name: 'Scotland', percent: 70 },
      { name: 'North West', percent: 30 },
    ],
  });
  expect(earlier).toMatchObject({ title: 'Earlier Title', title_year: 2024, qualification: null });
  expect(earlier?.body.figures.survey).toMatchObject({
    people: 25,
    level: 'course',
    years: '2022-24',
    themes: [91, 82, 73, 64, 55, 46, 37].map((percent, index) => ({ id: `T${index + 1}`, percent })),
  });
  expect(earlier?.body.absences).toMatchObject({ earnings3: 'not-asked', earnings5: 'not-imported' });
  const [pay] = await open.database.selectFrom('subject_earnings').selectAll().execute();
  expect(pay).toMatchObject({ subject: 'CAH11-01-01', mode: 'full-time', awards: 'first-degrees' });
  expect(pay?.body).toMatchObject({
    months15: null,
    years3: { median: 31_000, people: 900, regions: [{ name: 'Scotland', people: 80 }] },
  });
});

it('[E-13] counts what a provider publishes, and which of its courses there are', async () => {
  const provider = await open.database
    .selectFrom('provider')
    .select(['course_count', 'courses_published'])
    .where('short_id', '=', '10007783')
    .executeTakeFirstOrThrow();
  expect(provider).toEqual({ course_count: 2, courses_published: 2 });
});
