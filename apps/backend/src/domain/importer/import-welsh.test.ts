import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPublication, importFrom, PUBLICATION, withImportDatabase } from './testing';

const imported = withImportDatabase();

/** A file of the test publication with columns added: by the beginning of a line, or the header. */
const withColumns = (name: string, columns: string, values: Readonly<Record<string, string>>) => {
  const [header, ...lines] = readFileSync(join(PUBLICATION, name), 'utf8').trimEnd().split('\n');
  const blank = columns.replaceAll(/[^,]/g, '');
  const valuesOf = (line: string) =>
    Object.entries(values).find(([start]) => line.startsWith(start))?.[1] ?? blank;
  return [`${header},${columns}`, ...lines.map((line) => `${line},${valuesOf(line)}`)].join('\n');
};

const welshOf = async (title: string) => {
  const { welsh } = await imported.open.database
    .selectFrom('course')
    .select('welsh')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return welsh;
};

it('imports the Welsh titles, pages and place names that are published, and removes them with the files [B-21]', async () => {
  const folder = copyPublication(join(imported.storage.directory, 'welsh'), {
    'KISCOURSE.csv': withColumns('KISCOURSE.csv', 'TITLEW,CRSEURLW', {
      '10007783': 'Cyfrifiadura Dyfeisiedig,https://example.org/dyfeisiedig',
    }),
    'LOCATION.csv': withColumns('LOCATION.csv', 'LOCNAMEW', {
      '10007783': "Coleg y Brenin's",
      '19999991': 'Y Pier',
    }),
  });
  await importFrom(imported.open.database, folder, join(imported.storage.directory, 'reports'));
  expect(await welshOf('Invented Computing')).toEqual({
    title: 'Cyfrifiadura Dyfeisiedig',
    url: 'https://example.org/dyfeisiedig',
    places: { 'King’s College': 'Coleg y Brenin’s' },
  });
  expect(await welshOf('Sea, Sand and "Society"')).toEqual({
    title: null,
    url: null,
    places: { 'The Pier, East Side': 'Y Pier' },
  });
  const provider = await imported.open.database
    .selectFrom('provider')
    .select('sites')
    .where('short_id', '=', '19999991')
    .executeTakeFirstOrThrow();
  expect(provider.sites).toMatchObject([{ name: 'The Pier, East Side', welshName: 'Y Pier' }]);

  await importFrom(imported.open.database, PUBLICATION, join(imported.storage.directory, 'reports'));
  expect(await welshOf('Invented Computing')).toBeNull();
});
