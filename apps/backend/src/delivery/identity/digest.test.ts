import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { queueDigests } from '../../domain/identity/watch-emails/digest';
import { copyPublication, importFrom, PUBLICATION } from '../../domain/importer/testing';
import { withTestApp } from '../../testing/app';
import { catalogueWithoutCourses } from '../../testing/catalogue';
import { temporaryDirectory } from '../../testing/database';
import { newPerson } from '../../testing/visitor';
import { digestSources } from './digest-sources';

const SITE = 'https://www.example.org';
const ABERDEEN = '10007783';
const SEARCH = '/explore/search/courses?q=sand&filters=Distance%7Esubjects';

const { directory, remove } = temporaryDirectory();
const text = (name: string) => readFileSync(join(PUBLICATION, name), 'utf8');

// No course but the imported ones, so that the search indexes are built at once.
const backend = withTestApp({
  search: 'built',
  catalogue: catalogueWithoutCourses,
  prepare: async (database) => {
    // The first publication has one course less.
    const first = copyPublication(join(directory, 'first'), {
      'KISCOURSE.csv': text('KISCOURSE.csv').split('\n').slice(0, 3).join('\n'),
    });
    await importFrom(database, first, join(directory, 'reports'));
  },
});
afterAll(remove);

const runImport = (path: string) => importFrom(backend.database, path, join(directory, 'reports'));
const digests = () =>
  queueDigests(
    backend.database,
    digestSources(backend.app, SITE, backend.services, () => '2026-10-01'),
  );
const emailsTo = (recipient: string) =>
  backend.database
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', recipient)
    .where('unsubscribe_url', 'is not', null)
    .execute();
const passADay = () =>
  sql`update watch_email set sent_at = sent_at - interval '25 hours',
    dates_checked_at = dates_checked_at - interval '25 hours'`.execute(backend.database);

const watching = async (items: readonly object[], language = 'en-GB') => {
  const person = await newPerson(backend);
  const data = JSON.stringify({ items });
  await person.request('PUT', 'settings', { name: 'watches', collection: 'signpost', data });
  await person.request('PUT', 'watch-emails', { on: true }, { 'accept-language': language });
  return person;
};

it('tells of what an import changed and added, and of near dates, each once [E-26] [C-25]', async () => {
  const { course_id: id } = await backend.database
    .selectFrom('course')
    .select('course_id')
    .where('title', '=', 'Invented Computing')
    .executeTakeFirstOrThrow();
  const { email } = await watching([
    { kind: 'courses', id, title: 'Invented Computing', url: '/' },
    { kind: 'filters', id: '/explore/search/courses?q=sand', title: 'Courses about sand', url: '/' },
    { kind: 'filters', id: SEARCH, title: 'Courses about sand in no subject', url: '/' },
    { kind: 'filters', id: '/explore/search/courses?filters=x%7Eunknown', title: 'No such filter', url: '/' },
  ]);
  const other = await watching([{ kind: 'unis', id: ABERDEEN, title: 'Aberdeen', url: '/' }]);
  const welsh = await watching(
    [
      { kind: 'filters', id: '/explore/search/courses?q=sand', title: 'Cyrsiau am dywod', url: '/' },
      { kind: 'unis', id: ABERDEEN, title: 'Aberdeen', url: '/' },
    ],
    'cy',
  );
  await runImport(
    copyPublication(join(directory, 'second'), {
      'GOSALARY.csv': text('GOSALARY.csv').replace('29550', '31550'),
      'KISCOURSE.csv': text('KISCOURSE.csv').replaceAll('Invented Computing', 'Invented Computer Science'),
    }),
  );
  await digests();
  const [sent, ...more] = await emailsTo(email);
  expect(more).toEqual([]);
  expect(sent?.subject).toBe('Dates that come near, and news of what you watch');
  expect(sent?.body).toMatch(/Date to apply by: Thursday,? 15 October 2026\nOxford, Cambridge/);
  expect(sent?.body).toContain('Name: Invented Computer Science (before: Invented Computing).');
  expect(sent?.body).toContain('Courses about sand: 1 new result\nSea, Sand and "Society": https://www.');
  expect(sent?.body).toContain(`All results: ${SITE}/explore/search/courses?q=sand\n`);
  expect(sent?.body).not.toContain('in no subject');
  const [openDays] = await emailsTo(other.email);
  expect(openDays?.body).toMatch(/University of Aberdeen open day: .+ 2026\nUndergraduate open day, 10:00/);
  expect(openDays?.body).toContain('Dates and programmes are invented here');
  const [inWelsh] = await emailsTo(welsh.email);
  expect(inWelsh?.subject).toBe('Dyddiadau sy’n agosáu, a newyddion am yr hyn rydych chi’n ei wylio');
  expect(inWelsh?.body).toMatch(/Diwrnod agored University of Aberdeen: Dydd .+ 2026\n/);
  expect(inWelsh?.body).toContain('Cyrsiau am dywod: 1 canlyniad newydd\n');
  expect(inWelsh?.body).toContain(`Pob canlyniad: ${SITE}/cy/explore/search/courses?q=sand\n`);
  expect(inWelsh?.body).not.toContain('Dates and programmes are invented here');
  await passADay();
  expect(await digests()).toBe(0);
});
