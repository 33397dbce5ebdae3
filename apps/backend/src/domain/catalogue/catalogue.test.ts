import { shippedCatalogue } from '../../testing/catalogue';
import { providerId } from './provider-id';
import type { ProviderRecord } from './record';

let providers: ProviderRecord[];

beforeAll(async () => {
  providers = (await shippedCatalogue()).providers();
});

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('holds at least 470 providers, each once, in the order of their sort names [E-13]', () => {
  expect(providers.length).toBeGreaterThanOrEqual(470);
  expect(repeated(providers.map(({ ukprn }) => ukprn))).toEqual([]);
  expect(repeated(providers.map(({ name }) => name))).toEqual([]);
  const sortNames = providers.map(({ sortName }) => sortName);
  expect(sortNames).toEqual([...sortNames].sort((one, other) => one.localeCompare(other, 'en')));
});

it('makes ids whose first eight characters are the UKPRN [E-13]', () => {
  for (const { ukprn } of providers) {
    expect(providerId(ukprn)).toMatch(
      new RegExp(`^${ukprn}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$`),
    );
  }
});

it('names providers as people do: no shouting, no company endings', () => {
  const names = providers.map(({ name }) => name);
  expect(names.filter((name) => !/\p{Ll}/u.test(name))).toEqual([]);
  expect(names.filter((name) => /\b(limited|ltd|inc)\b|[.,]$|^\s|\s$|\s\s/i.test(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['University of Oxford', 'Derby College Group', 'The Open University']),
  );
});

it('places every provider in the United Kingdom, in a region of its nation', () => {
  const taughtAbroad = ['10007812'];
  for (const { ukprn, latitude, longitude, country, region } of providers) {
    expect([latitude === null, longitude === null]).toEqual(Array(2).fill(taughtAbroad.includes(ukprn)));
    const isNation = ['Scotland', 'Wales', 'Northern Ireland'].includes(region);
    expect(country).toBe(isNation ? region : 'England');
  }
});

it('keeps figures within what they can be, and quartiles in order', () => {
  for (const { salary, courseCount, subjects } of providers) {
    expect(Math.max(...subjects.map(({ courses }) => courses))).toBeLessThanOrEqual(courseCount);
    if (!salary) continue;
    expect(salary.lowerQuartile).toBeLessThanOrEqual(salary.median);
    expect(salary.median).toBeLessThanOrEqual(salary.upperQuartile);
    expect(salary.median % 100).toBe(0);
  }
});

it('describes every provider in two or three paragraphs without placeholders', () => {
  for (const { description } of providers) {
    expect(description.split('\n\n').length).toBeGreaterThanOrEqual(2);
    expect(description).not.toMatch(/undefined|null|NaN|\$\{| {2}|\.\.|,,/);
  }
});

it('names what can be studied full-time or part-time in each description, with no pronoun for it', () => {
  const unclear = /\b(of them|of these|of those|those courses|it can be studied)\b/i;
  expect(providers.filter(({ description }) => unclear.test(description)).map(({ name }) => name)).toEqual(
    [],
  );
  const timetables = providers.filter(({ description }) => /(full|part)-time\./.test(description));
  expect(timetables.length).toBeGreaterThan(250);
  for (const { description } of timetables) {
    expect(description).toMatch(/\b([Ii]ts courses?|Every course)\b.*(full|part)-time\./);
  }
});

it('holds the outcodes with their regions', async () => {
  const outcodes = (await shippedCatalogue()).outcodes();
  expect(outcodes).toHaveLength(2856);
  expect(outcodes.find(([outcode]) => outcode === 'LN6')?.[4]).toBe('East Midlands');
});
