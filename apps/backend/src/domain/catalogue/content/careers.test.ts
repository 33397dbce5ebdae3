import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { TRAITS } from '../../careers/traits';
import { PAY_FIGURES } from './career-figures';
import type { Profile } from './careers';
import {
  assessmentStatementSchema,
  careerCategorySchema,
  careerPathwaySchema,
  careerSchema,
} from './careers';
import { apprenticeshipSchema } from './employers';
import type { ContentKind } from './index';

const read = <Schema extends z.ZodType>(kind: ContentKind, schema: Schema) =>
  z
    .array(schema)
    .parse(JSON.parse(readFileSync(join(__dirname, `../../../../catalogue/content/${kind}.json`), 'utf8')));

const careers = read('careers', careerSchema);
const categories = read('career-categories', careerCategorySchema);
const pathways = read('career-pathways', careerPathwaySchema);
const statements = read('assessment-statements', assessmentStatementSchema);
const subjects = read('subject-guides', z.object({ id: z.string(), careers: z.array(z.string()) }));

const idsOf = (records: readonly { id: string }[]) => new Set(records.map(({ id }) => id));
const sentences = (text: string) => text.split(/(?<=[.?!])\s+/);
/** The values that come more than once. */
const repeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);
const missing = (ids: Iterable<string>, from: ReadonlySet<string>) => [...ids].filter((id) => !from.has(id));

it('has at least 120 careers, in every major group of SOC 2020', () => {
  expect(careers.length).toBeGreaterThanOrEqual(120);
  expect(repeated(careers.map(({ id }) => id))).toEqual([]);
  const groups = new Set(careers.map(({ id }) => id.charAt(0)));
  expect([...groups].sort().join('')).toBe('123456789');
});

it('has no career without a category, a pathway and related careers that exist', () => {
  const known = idsOf(careers);
  for (const { id, category, pathways: own, related } of careers) {
    expect(missing([category], idsOf(categories))).toEqual([]);
    expect(missing(own, idsOf(pathways))).toEqual([]);
    expect(missing(related, known)).toEqual([]);
    expect(related).not.toContain(id);
    expect(related.length).toBeGreaterThanOrEqual(2);
  }
});

it('names only subject guides that exist, and they only careers that do', () => {
  const known = idsOf(subjects);
  expect(careers.flatMap((career) => missing(career.subjects, known))).toEqual([]);
  expect(new Set(subjects.flatMap((subject) => missing(subject.careers, idsOf(careers))))).toEqual(new Set());
});

it('has at most 25 categories, numbered, none of them empty', () => {
  expect(categories.length).toBeLessThanOrEqual(25);
  expect(categories.map(({ number }) => number)).toEqual(categories.map((_, place) => place + 1));
  for (const { id } of categories) expect(careers.some(({ category }) => category === id)).toBe(true);
});

it('has at least 30 pathways of three careers or more, which name each other both ways', () => {
  expect(pathways.length).toBeGreaterThanOrEqual(30);
  for (const { id, category, careers: ladder } of pathways) {
    expect(repeated(ladder)).toEqual([]);
    expect(categories.find((each) => each.id === category)?.number).toBe(Number(id.split('.')[0]));
    const naming = careers.filter((career) => career.pathways.includes(id)).map((career) => career.id);
    expect([...ladder].sort()).toEqual(naming.sort());
  }
});

it('has five statements for each trait, the traits taking turns', () => {
  expect(statements).toHaveLength(30);
  for (const trait of TRAITS) expect(statements.filter((each) => each.trait === trait)).toHaveLength(5);
  expect(repeated(statements.map(({ text }) => text))).toEqual([]);
  for (const [place, { trait }] of statements.entries()) expect(trait).not.toBe(statements[place - 1]?.trait);
});

it('has profiles with a shape, those of families the mean of their careers', () => {
  const spread = (profile: Profile) => {
    const values = TRAITS.map((trait) => profile[trait]);
    return Math.max(...values) - Math.min(...values);
  };
  for (const { profile } of careers) expect(spread(profile)).toBeGreaterThan(2);
  for (const { profile } of [...categories, ...pathways]) expect(spread(profile)).toBeGreaterThan(0.5);
  for (const { id, profile } of categories) {
    const own = careers.filter(({ category }) => category === id);
    const mean = own.reduce((sum, career) => sum + career.profile.R, 0) / own.length;
    expect(profile.R).toBeCloseTo(mean, 1);
  }
});

const checkOf = (figures: unknown) =>
  createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 16);
const payOf = (soc: string) => careers.find(({ id }) => id === soc)?.pay;

it('states pay of 2024 in order, and why a figure is not there [E-06]', () => {
  for (const { id, pay } of careers) {
    expect(pay.source).toMatchObject({ publisher: 'Office for National Statistics', year: '2024' });
    const published = PAY_FIGURES.flatMap((figure) => pay[figure] ?? []);
    expect({ id, published }).toEqual({ id, published: [...published].sort((one, other) => one - other) });
    expect(PAY_FIGURES.filter((figure) => pay[figure] === null)).toEqual(
      PAY_FIGURES.filter((figure) => pay.withheld[figure]),
    );
  }
});

// Carried over from the published table, with a checksum over all careers; `check-figures.ts` compares each with the file.
it('holds the figures of the published table [E-06]', () => {
  expect(payOf('2134')).toMatchObject({ p10: 31628, p25: 40023, median: 54669, p75: 70478, p90: 93824 });
  expect(payOf('2211')).toMatchObject({ p10: 29885, p25: 39089, median: 48288, p75: 57859, p90: null });
  expect(payOf('2237')).toMatchObject({ p10: 26104, p25: 33972, median: 40737, p75: 48866, p90: 57221 });
  expect(payOf('2313')).toMatchObject({ p10: 30653, p25: 37195, median: 45384, p75: 52447, p90: 59978 });
  expect(payOf('5313')).toMatchObject({ p10: null, p25: 22267, median: 30524, p75: null, p90: null });
  expect(payOf('3413')).toMatchObject({ p10: null, p25: null, median: null, p75: null, p90: null });
  expect(payOf('7111')).toMatchObject({ p10: 17623, p25: 20762, median: 23878, p75: 28586, p90: 35975 });
  expect(payOf('2422')).toMatchObject({ p10: 26952, p25: 34177, median: 45826, p75: 61810, p90: null });
  expect(payOf('3311')).toMatchObject({ median: null, withheld: { median: 'not-covered' } });
  expect(careers.filter(({ pay }) => pay.median !== null)).toHaveLength(160);
  expect(checkOf(careers.map(({ id, pay }) => [id, ...PAY_FIGURES.map((figure) => pay[figure])]))).toBe(
    '9c8b2ab917ccb725',
  );
});

it('counts people in work from 2021 to 2024, and says what the sums lack [E-06]', () => {
  for (const { employment } of careers) {
    expect(employment.years.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024]);
    const last = employment.years.at(-1);
    const sum = employment.industries.reduce((total, { people }) => total + (people ?? 0), 0);
    expect(last?.people).toBe(sum);
    expect(last?.suppressed).toBe(employment.industries.filter(({ people }) => people === null).length);
  }
  expect(careers.filter(({ employment }) => employment.regions === null)).toHaveLength(3);
});

it('repeats no sentence in the summaries or the texts of two careers, and no task within one', () => {
  expect(repeated(careers.flatMap(({ summary }) => sentences(summary)))).toEqual([]);
  const bodies = careers.flatMap(({ body }) =>
    body.split('\n\n').filter((paragraph) => !paragraph.startsWith('#')),
  );
  expect(repeated(bodies.flatMap(sentences))).toEqual([]);
  for (const { tasks } of careers) expect(repeated(tasks)).toEqual([]);
});

describe('apprenticeships', () => {
  /** Those of England that are named here, as Skills England listed them on the day `published`. */
  const published = z
    .object({
      open: z.array(z.tuple([z.string(), z.string(), z.int()])),
      fundingEnded: z.array(z.string()),
    })
    .parse(JSON.parse(readFileSync(join(__dirname, 'testing/apprenticeship-standards.json'), 'utf8')));
  /** A standard's title as sentences name it: without what stands in brackets or after a dash. */
  const nameOf = (title: string) => (title.split(/ \(| - /)[0] ?? title).toLowerCase();
  const levels = new Map(published.open.map(([, title, level]) => [nameOf(title), level]));
  const names = [...levels.keys()].sort((one, other) => other.length - one.length);
  const ended = published.fundingEnded.map(nameOf);
  const named = new RegExp(`\\b(?:${[...names, ...ended].join('|')})(?=s?\\b)`, 'g');
  const routes = careers.flatMap(({ title, routes: own }) =>
    own.filter(({ kind }) => kind === 'apprenticeship').map(({ text }) => ({ title, text })),
  );
  const isLevelStated = ({ text }: { text: string }) => /level \d/.test(text);

  it('are named in careers by a published title, at its level, while public money pays for them [E-06]', () => {
    const claims = routes.filter(isLevelStated).map(({ title, text }) => ({
      title,
      levels: [
        ...new Set([...text.matchAll(/\blevel (\d)(?! only)/g)].map(([, level]) => Number(level))),
      ].sort(),
    }));
    const found = routes.filter(isLevelStated).map(({ title, text }) => ({
      title,
      levels: [
        ...new Set(Array.from(text.toLowerCase().matchAll(named), ([name]) => levels.get(name))),
      ].sort(),
    }));
    expect(claims).toEqual(found);
    expect(claims.length).toBeGreaterThan(120);
    expect(routes.filter((route) => !isLevelStated(route)).map(({ title }) => title)).toEqual(['Soldier']);
  });

  it('of level 7 say up to which age public money pays for them [E-06]', () => {
    const unsaid = routes.filter(
      ({ text }) => /level 7/i.test(text) && !text.includes('{{apprenticeship-level-7-age}}'),
    );
    expect(unsaid).toEqual([]);
  });

  it('of samples in England have the title and the level of a published one', () => {
    const titles = new Map(published.open.map(([, title, level]) => [title, level]));
    const unknown = read('apprenticeships', apprenticeshipSchema)
      .filter(({ place }) => place.country === 'England')
      .filter(({ standard, level }) => titles.get(standard) !== level)
      .map(({ id, standard }) => ({ id, standard }));
    expect(unknown).toEqual([]);
  });
});
