import { join } from 'node:path';
import { copyPublication, importFrom, withImportDatabase } from './testing';

const imported = withImportDatabase();

const courses = () =>
  imported.open.database
    .selectFrom('course')
    .selectAll()
    .where('origin', '=', 'import')
    .where('provider', '=', '10007783')
    .orderBy('sort_title')
    .execute();

it('imports titles from a copy and from the previous year, the survey, and pay after 3 and 5 years [E-03] [E-04]', async () => {
  const key = '10007783,INV-2,01';
  const leo = 'LEO3INSTLQ,LEO3INSTMED,LEO3INSTUQ,LEO3PROV_PC_S,LEO3PROV_PC_NW';
  const folder = copyPublication(join(imported.storage.directory, 'publication'), {
    'KISCOURSE.compact.csv': `PUBUKPRN,KISCOURSEID,KISMODE,TITLE,FOUNDATION,HONOURS,NUMSTAGE,SANDWICH,YEARABROAD,KISAIMCODE,KISLEVEL\n10007783,INV-1,01,A copied title,0,1,3,0,0,021,03\n`,
    'TITLES.csv': `PUBUKPRN,KISCOURSEID,KISMODE,TITLE,NSS_T1,NSS_T2,NSS_T3,NSS_T4,NSS_T5,NSS_T6,NSS_T7,NSSPOP\n${key},Earlier Title,91,82,73,64,55,46,37,25\n`,
    'LEO3.csv': `PUBUKPRN,UKPRN,KISCOURSEID,KISMODE,LEO3UNAVAILREASON,LEO3POP,LEO3AGG,LEO3AGGYEAR,LEO3SBJ,${leo}\n10007783,10007783,INV-1,01,0,60,13,2018-19,CAH11-01-01,24000,30000,36000,70,30\n10007783,10007783,INV-2,01,1,,,,,,,,,\n`,
    'LEO3SEC.csv':
      'LEO3SECSBJ,KISMODE,KISLEVEL,LEO3SECPOP_UK,LEO3LQ_UK,LEO3MED_UK,LEO3UQ_UK,LEO3SECPOP_S,LEO3LQ_S,LEO3MED_S,LEO3UQ_S,LEO3SECPOP_W,LEO3LQ_W,LEO3MED_W,LEO3UQ_W\nCAH11-01-01,01,03,900,25000,31000,39000,80,24000,30000,36000,NA,NA,NA,NA\n',
  });
  const summary = await importFrom(
    imported.open.database,
    folder,
    join(imported.storage.directory, 'reports'),
  );
  expect(summary.unknown).toEqual([]);
  const [earlier, complete] = await courses();
  expect(complete).toMatchObject({ title: 'Invented Computing', title_year: 2025 });
  expect(complete?.body.figures.earnings3).toMatchObject({
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
    level: 'subject',
    subject: null,
    years: '2022-24',
    themes: [91, 82, 73, 64, 55, 46, 37].map((percent, index) => ({ id: `T${index + 1}`, percent })),
  });
  expect(earlier?.body.absences).toMatchObject({ earnings3: 'not-asked', earnings5: 'not-imported' });
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
