import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipOf } from './fixtures/zip';
import { contentHash, copyPublication, importFrom, PUBLICATION, withImportDatabase } from './testing';

const text = (name: string) => readFileSync(join(PUBLICATION, name), 'utf8');

describe('an import', () => {
  const imported = withImportDatabase();
  let folders = 0;

  const reports = () => join(imported.directory, 'reports');
  const run = (path: string) => importFrom(imported.open.database, path, reports());
  const newFolder = () => join(imported.directory, `publication-${(folders += 1)}`);
  const report = (part: string) =>
    readFileSync(join(reports(), `${part}.ndjson`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): { line: number; reason: string; key: string } => JSON.parse(line));
  const courses = () =>
    imported.open.database
      .selectFrom('course')
      .selectAll()
      .where('origin', '=', 'import')
      .orderBy('sort_title')
      .execute();
  const outcomeOf = (summary: Awaited<ReturnType<typeof run>>, part: string) =>
    summary.files.find((file) => file.part === part)?.outcome;

  it('imports known files, lists absent and unknown ones, and reports keys without a title', async () => {
    const folder = copyPublication(newFolder(), { 'EXTRA.csv': 'a,b\n', 'readme.txt': 'read me' });
    const summary = await run(folder);
    expect(summary.absent).toEqual(expect.arrayContaining(['NSS', 'LEO3', 'JOBLIST', 'GOVOICEWORK']));
    expect(summary.unknown).toEqual(['EXTRA.csv', 'readme.txt']);
    expect(summary.courses).toMatchObject({
      kind: 'imported',
      keys: 4,
      untitled: 1,
      courses: 2,
      providers: 1,
    });
    expect(report('COURSES')).toEqual([
      { file: 'INSTITUTION', line: null, reason: expect.stringContaining('no place'), key: '19999992' },
      { file: 'KISCOURSE', line: null, reason: 'no title is published', key: '10007783 INV-2 01' },
    ]);
  });

  it('builds one course from both modes of study, with its own year and the narrowest figures [E-03] [E-04]', async () => {
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
      salary_people: 40,
      tariff_typical: 128,
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
      {
        body: 'Institute of Invented Studies',
        purpose: 'showing how it is read',
        depends: false,
        url: 'https://example.org/body',
      },
    ]);
    expect(course?.body.figures.salary).toMatchObject({
      people: 40,
      level: 'subject',
      subject: 'CAH11-01-01',
    });
  });

  it('adds a new provider in sort order, and its distance-learning course [E-03]', async () => {
    const [, course] = await courses();
    expect(course).toMatchObject({
      title: 'Sea, Sand and "Society"',
      modes: ['distance'],
      town: 'Bournemouth',
    });
    const all = await imported.open.database
      .selectFrom('provider')
      .select(['name', 'sort_name'])
      .orderBy('sort_order')
      .execute();
    const names = all.map(({ sort_name }) => sort_name);
    expect(names).toContain('New Coast College');
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it('changes nothing when it runs again, from a folder, gzip or zip, with other line endings or a byte order mark', async () => {
    const before = await contentHash(imported.open.database);
    const again = await run(PUBLICATION);
    expect(again.courses.kind).toBe('unchanged');
    expect(again.files.every(({ outcome }) => outcome.kind === 'unchanged')).toBe(true);
    const packed = copyPublication(newFolder(), { 'SBJ.csv.gz': gzipSync(text('SBJ.csv')) });
    rmSync(join(packed, 'SBJ.csv'));
    expect(outcomeOf(await run(packed), 'SBJ')).toMatchObject({ kind: 'unchanged' });
    const zip = join(imported.directory, 'published.zip');
    writeFileSync(zip, zipOf({ 'csv/SBJ.csv': text('SBJ.csv'), 'csv/LOCATION.csv': text('LOCATION.csv') }));
    expect((await run(zip)).files.map(({ part, outcome }) => [part, outcome.kind])).toEqual([
      ['LOCATION', 'unchanged'],
      ['SBJ', 'unchanged'],
    ]);
    expect(await contentHash(imported.open.database)).toBe(before);
    const windows = copyPublication(newFolder(), {
      'KISCOURSE.csv': `\uFEFF${text('KISCOURSE.csv').replaceAll('\n', '\r\n')}`,
    });
    expect(outcomeOf(await run(windows), 'KISCOURSE')).toMatchObject({
      imported: 3,
      rejected: 0,
      changes: { upserted: 0, removed: 0 },
    });
  });

  it('counts and reports bad rows with line, reason and key, and imports the rest', async () => {
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
    expect(outcomeOf(await run(folder), 'SBJ')).toMatchObject({
      kind: 'imported',
      imported: 6,
      rejected: 10,
    });
    expect(report('SBJ').map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '7: it repeats an earlier row',
      '8: it has 4 columns where the header has 5',
      '9: KISCOURSEID is missing',
      '10: KISMODE has an unknown code',
      '11: SBJ has an unknown code',
      '12: PUBUKPRN is not a provider number of eight digits',
      '13: KISCOURSEID is longer than 8192 characters',
      '14: it is too long',
      '15: KISCOURSEID contains a zero byte',
      '16: a quote is opened and not closed',
    ]);
    expect(report('SBJ')[3]?.key).toBe('10007783 INV-1 09');
  });

  it('reports an invalid number, and omits a course with figures out of range', async () => {
    const folder = copyPublication(newFolder(), {
      'GOSALARY.csv': text('GOSALARY.csv').replace('29550', 'lots'),
      'EMPLOYMENT.csv': text('EMPLOYMENT.csv').replace(',95,5,', ',950,5,'),
    });
    const summary = await run(folder);
    expect(report('GOSALARY')).toMatchObject([{ line: 2, reason: 'GOINSTMED is not a number' }]);
    expect(summary.courses).toMatchObject({ kind: 'imported', courses: 1 });
    expect(report('COURSES').map(({ reason }) => reason)).toContainEqual(
      expect.stringContaining('body.figures.employment'),
    );
  });

  it('does not change the content of an unreadable file, and imports the others', async () => {
    const folder = copyPublication(newFolder(), {
      'ENTRY.csv': 'PUBUKPRN,KISMODE\n',
      'TARIFF.csv.gz': gzipSync(text('TARIFF.csv')).subarray(0, 60),
      'SBJ.csv': '',
    });
    rmSync(join(folder, 'TARIFF.csv'));
    const summary = await run(folder);
    for (const part of ['ENTRY', 'TARIFF', 'SBJ']) expect(outcomeOf(summary, part)?.kind).toBe('unreadable');
    expect(outcomeOf(summary, 'EMPLOYMENT')?.kind).toBe('imported');
    expect(await courses()).toHaveLength(2);
  });

  it('removes courses that a newer publication no longer has', async () => {
    const folder = copyPublication(newFolder(), {
      'KISCOURSE.csv': text('KISCOURSE.csv').split('\n').slice(0, 3).join('\n'),
    });
    expect(outcomeOf(await run(folder), 'KISCOURSE')).toMatchObject({ changes: { removed: 1 } });
    expect((await courses()).map(({ title }) => title)).toEqual(['Invented Computing']);
  });

  it('reports a location whose position cannot be right, with what was done about it [E-03]', async () => {
    const folder = copyPublication(newFolder(), {
      'LOCATION.csv': text('LOCATION.csv').replace('-2.1015', '2.1015'),
    });
    await run(folder);
    expect(report('COURSES')).toContainEqual(
      expect.objectContaining({
        file: 'LOCATION',
        key: '10007783 KC',
        reason: expect.stringContaining('sign'),
      }),
    );
    expect((await courses())[0]?.body.options[0]?.place).toMatchObject({ longitude: -2.1015 });
  });
});

describe('an import of all figures', () => {
  const imported = withImportDatabase();

  const courses = () =>
    imported.open.database
      .selectFrom('course')
      .selectAll()
      .where('origin', '=', 'import')
      .where('provider', '=', '10007783')
      .orderBy('sort_title')
      .execute();

  it('imports titles from a copy and from the previous year, and pay after 3 and 5 years [E-03] [E-04]', async () => {
    const key = '10007783,INV-2,01';
    const leo = 'LEO3INSTLQ,LEO3INSTMED,LEO3INSTUQ,LEO3PROV_PC_S,LEO3PROV_PC_NW';
    const folder = copyPublication(join(imported.directory, 'publication'), {
      'KISCOURSE.compact.csv': `PUBUKPRN,KISCOURSEID,KISMODE,TITLE,FOUNDATION,HONOURS,NUMSTAGE,SANDWICH,YEARABROAD,KISAIMCODE,KISLEVEL\n10007783,INV-1,01,A copied title,0,1,3,0,0,021,03\n`,
      'TITLES.csv': `PUBUKPRN,KISCOURSEID,KISMODE,TITLE\n${key},Earlier Title\n`,
      'LEO3.csv': `PUBUKPRN,UKPRN,KISCOURSEID,KISMODE,LEO3UNAVAILREASON,LEO3POP,LEO3AGG,LEO3AGGYEAR,LEO3SBJ,${leo}\n10007783,10007783,INV-1,01,0,60,13,2018-19,CAH11-01-01,24000,30000,36000,70,30\n10007783,10007783,INV-2,01,1,,,,,,,,,\n`,
      'LEO3SEC.csv':
        'LEO3SECSBJ,KISMODE,KISLEVEL,LEO3SECPOP_UK,LEO3LQ_UK,LEO3MED_UK,LEO3UQ_UK,LEO3SECPOP_S,LEO3LQ_S,LEO3MED_S,LEO3UQ_S,LEO3SECPOP_W,LEO3LQ_W,LEO3MED_W,LEO3UQ_W\nCAH11-01-01,01,03,900,25000,31000,39000,80,24000,30000,36000,NA,NA,NA,NA\n',
    });
    const summary = await importFrom(imported.open.database, folder, join(imported.directory, 'reports'));
    expect(summary.unknown).toEqual([]);
    const [earlier, complete] = await courses();
    expect(complete).toMatchObject({ title: 'Invented Computing', title_year: 2025 });
    expect(complete?.body.figures.earnings3).toMatchObject({
      median: 30_000,
      people: 60,
      level: 'subject',
      because: 'too-small',
      mode: 'full-time',
      regions: [
        { name: 'Scotland', percent: 70 },
        { name: 'North West', percent: 30 },
      ],
    });
    expect(earlier).toMatchObject({ title: 'Earlier Title', title_year: 2024, qualification: null });
    expect(earlier?.body.absences).toMatchObject({ earnings3: 'too-new', earnings5: 'not-imported' });
    const [pay] = await imported.open.database.selectFrom('subject_earnings').selectAll().execute();
    expect(pay).toMatchObject({ subject: 'CAH11-01-01', mode: 'full-time', awards: 'first-degrees' });
    expect(pay?.body).toMatchObject({
      months15: null,
      years3: { median: 31_000, people: 900, regions: [{ name: 'Scotland', people: 80 }] },
    });
  });

  it('counts the published and the listed courses of a provider [E-13]', async () => {
    const provider = await imported.open.database
      .selectFrom('provider')
      .select(['course_count', 'courses_published'])
      .where('short_id', '=', '10007783')
      .executeTakeFirstOrThrow();
    expect(provider).toEqual({ course_count: 2, courses_published: 2 });
  });
});

describe('an import of Welsh texts', () => {
  const imported = withImportDatabase();

  /** A file of the test publication with columns added: by the beginning of a line, or the header. */
  const withColumns = (name: string, columns: string, values: Readonly<Record<string, string>>) => {
    const [header, ...lines] = text(name).trimEnd().split('\n');
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

  it('imports the Welsh titles, pages, place names and purposes that are published, and removes them with the files [B-21]', async () => {
    const folder = copyPublication(join(imported.directory, 'welsh'), {
      'KISCOURSE.csv': withColumns('KISCOURSE.csv', 'TITLEW,CRSEURLW', {
        '10007783': 'Cyfrifiadura Dyfeisiedig,https://example.org/dyfeisiedig',
      }),
      'LOCATION.csv': withColumns('LOCATION.csv', 'LOCNAMEW', {
        '10007783': "Coleg y Brenin's",
        '19999991': 'Y Pier',
      }),
      'ACCREDITATIONTABLE.csv': text('ACCREDITATIONTABLE.csv').replace(
        'it is read.,,',
        'it is read.,Achrededig gan y Sefydliad at bwrpas dangos sut y caiff ei ddarllen.,',
      ),
    });
    await importFrom(imported.open.database, folder, join(imported.directory, 'reports'));
    expect(await welshOf('Invented Computing')).toEqual({
      title: 'Cyfrifiadura Dyfeisiedig',
      url: 'https://example.org/dyfeisiedig',
      places: { 'King’s College': 'Coleg y Brenin’s' },
      purposes: { 'showing how it is read': 'dangos sut y caiff ei ddarllen' },
    });
    expect(await welshOf('Sea, Sand and "Society"')).toEqual({
      title: null,
      url: null,
      places: { 'The Pier, East Side': 'Y Pier' },
      purposes: {},
    });
    const provider = await imported.open.database
      .selectFrom('provider')
      .select('sites')
      .where('short_id', '=', '19999991')
      .executeTakeFirstOrThrow();
    expect(provider.sites).toMatchObject([{ name: 'The Pier, East Side', welshName: 'Y Pier' }]);

    await importFrom(imported.open.database, PUBLICATION, join(imported.directory, 'reports'));
    expect(await welshOf('Invented Computing')).toBeNull();
  });
});
