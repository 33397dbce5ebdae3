import { mediaCategories } from '../artwork';
import type { CatalogueFiles } from '../catalogue/files';
import { shippedCatalogue } from '../../testing/catalogue';
import { industryCategory } from './media-category';
import { readingEase, sentencesOf } from './testing/prose';

let catalogue: CatalogueFiles;
const guides = () => catalogue.content('subject-guides');

beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

/** Number of level-3 codes in each level-2 group of the Common Aggregation Hierarchy (version 1.3.4), from 01 on. */
const LEVEL_3_COUNTS: Readonly<Record<string, number>> = {
  ...{ 'CAH01-01': 4, 'CAH02-02': 3, 'CAH02-04': 9, 'CAH02-05': 4, 'CAH02-06': 7, 'CAH03-01': 10 },
  ...{ 'CAH03-02': 1, 'CAH04-01': 5, 'CAH05-01': 2, 'CAH06-01': 8, 'CAH07-01': 2, 'CAH07-02': 1 },
  ...{ 'CAH07-04': 4, 'CAH09-01': 3, 'CAH10-01': 10, 'CAH10-03': 7, 'CAH11-01': 8, 'CAH13-01': 4 },
  ...{ 'CAH15-01': 6, 'CAH15-02': 1, 'CAH15-03': 1, 'CAH15-04': 3, 'CAH16-01': 1, 'CAH17-01': 9 },
  ...{ 'CAH19-01': 7, 'CAH19-02': 4, 'CAH19-04': 9, 'CAH20-01': 5, 'CAH20-02': 2, 'CAH22-01': 2 },
  ...{ 'CAH23-01': 4, 'CAH24-01': 5, 'CAH25-01': 5, 'CAH25-02': 4, 'CAH26-01': 6 },
};

const texts = () =>
  (['subject-guides', 'location-guides', 'industry-guides', 'articles', 'statement-guides'] as const).flatMap(
    (kind) =>
      catalogue.content(kind).map(({ id, summary, body }) => ({ id: `${kind}:${id}`, summary, body })),
  );

it('covers exactly the CAH codes at level 3 [E-11]', () => {
  const all = Object.entries(LEVEL_3_COUNTS).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`),
  );
  expect(all).toHaveLength(166);
  expect([...new Set(guides().flatMap(({ cah }) => cah))].sort()).toEqual(all);
});

it('assigns each HECoS code to one guide [E-11]', () => {
  const codes = guides().flatMap(({ hecosMap }) => hecosMap.map(({ code }) => code));
  expect(codes.length).toBeGreaterThan(1000);
  expect(new Set(codes).size).toBe(codes.length);
});

it('maps about 55 subjects to media categories that have pictures [K-09]', () => {
  const table = new Map(guides().map(({ title, category }) => [title, category]));
  expect(table.size).toBeGreaterThanOrEqual(50);
  expect(table.size).toBeLessThanOrEqual(65);
  expect([...table.values()].filter((category) => !(category in mediaCategories))).toEqual([]);
  for (const title of ['Computer science', 'Software engineering', 'Game design'])
    expect(table.get(title)).toBe('computer-science');
  for (const title of ['Dentistry', 'Nutrition', 'Optometry']) expect(table.get(title)).toBe('medicine');
});

it('refers only to subjects, careers and industries that exist', () => {
  const titles = new Set(guides().map(({ title }) => title));
  const ids = new Set(guides().map(({ id }) => id));
  const careers = new Set(catalogue.content('careers').map(({ id }) => id));
  const industries = catalogue.content('industry-guides');
  const industryIds = new Set(industries.map(({ id }) => id));
  for (const guide of guides()) {
    expect(guide.subjectMap.filter((title) => !titles.has(title) || title === guide.title)).toEqual([]);
    expect(guide.careers.filter((code) => !careers.has(code))).toEqual([]);
    expect(guide.careers.length).toBeGreaterThanOrEqual(2);
    expect(guide.industries.filter((id) => !industryIds.has(id))).toEqual([]);
  }
  for (const { relatedCareers, subjects } of industries) {
    expect(relatedCareers.filter((code) => !careers.has(code))).toEqual([]);
    expect(subjects.filter((id) => !ids.has(id))).toEqual([]);
  }
  for (const { subjects } of catalogue.content('articles'))
    expect(subjects.filter((id) => !ids.has(id))).toEqual([]);
  const guided = new Set(catalogue.content('statement-guides').flatMap(({ subjectGuides }) => subjectGuides));
  expect([...guided].sort()).toEqual([...ids].sort());
});

it('has at least 12 industries with URLs below /explore/industry-guides [E-12]', () => {
  const industries = catalogue.content('industry-guides');
  expect(industries.length).toBeGreaterThanOrEqual(12);
  for (const { id, url } of industries) {
    expect(url).toBe(`/explore/industry-guides/${id}`);
    expect(industryCategory(id)).not.toBe('employers');
  }
});

it('has the nations, the regions of England, at least 25 cities and a guide for outside the UK [E-09]', () => {
  const places = catalogue.content('location-guides');
  const count = (type: string) => places.filter((place) => place.type === type).length;
  expect(count('country-guide')).toBe(5);
  expect(count('region-guide')).toBe(9);
  expect(count('city-guide')).toBeGreaterThanOrEqual(25);
  expect(places.map(({ title }) => title)).toContain('Outside of the UK');
  for (const { type, region, latitude, longitude } of places) {
    if (type === 'country-guide') continue;
    expect(region).not.toBeNull();
    expect(latitude).toBeGreaterThan(49.8);
    expect(longitude).toBeLessThan(1.9);
  }
});

it('has at least 40 articles and statement guides of 230 to 500 words', () => {
  const records = [...catalogue.content('articles'), ...catalogue.content('statement-guides')];
  expect(records.length).toBeGreaterThanOrEqual(40);
  const lengths = records.map(({ id, body }) => ({ id, words: body.split(/\s+/).length }));
  expect(lengths.filter(({ words }) => words < 230 || words > 500)).toEqual([]);
  const types = new Set(catalogue.content('articles').map(({ type }) => type));
  expect([...types].sort()).toEqual(['article', 'event', 'job_profile', 'structure_content']);
});

it('contains no sentence twice', () => {
  const idBySentence = new Map<string, string>();
  const repeated: string[] = [];
  for (const { id, summary, body } of texts()) {
    for (const sentence of sentencesOf(`${summary}\n\n${body}`)) {
      if (sentence.split(' ').length < 5) continue;
      const earlierId = idBySentence.get(sentence);
      if (earlierId) repeated.push(`${earlierId}, ${id}: ${sentence}`);
      idBySentence.set(sentence, id);
    }
  }
  expect(repeated).toEqual([]);
});

it('has plain English by the Flesch score, on average for readers of about 12 to 14', () => {
  const scores = texts().map(({ id, body }) => ({ id, score: readingEase(body) }));
  expect(scores.filter(({ score }) => score < 50)).toEqual([]);
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  expect(mean).toBeGreaterThan(65);
});

it('uses no filler words', () => {
  const filler =
    /\boops\b|[\u{1F300}-\u{1FAFF}]|\blorem\b|\bTODO\b|exciting opportunit|world-class|cutting-edge/iu;
  expect(texts().filter(({ summary, body }) => filler.test(`${summary} ${body}`))).toEqual([]);
});
