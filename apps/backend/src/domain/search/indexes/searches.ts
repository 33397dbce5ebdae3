import { sql } from 'kysely';
import type { SearchRecord } from '../engine/index/record';
import { BATCH_SIZE, courseBatches } from './course-batches';
import type { IndexDefinition } from './definition';
import { settings } from './definition';
import { links } from './links';
import type { Sources } from './sources';
import { translationsOf } from './translation';

/** The weight of each kind of suggestion: visitors search for subjects and places most. */
const WEIGHTS = { subject: 1000, university: 600, career: 300, industry: 200, location: 200, course: 10 };

/** `d10_searches` (C-19): query suggestions, made from the titles of all other indexes. */
export const searches: IndexDefinition = {
  kind: 'searches',
  settings: settings('searches', {
    names: ['title', 'aliases'],
    searchable: ['title', 'aliases'],
    texts: [],
    facets: ['kind', 'suggests', 'institutionName', 'weight'],
    ranking: [
      { attribute: 'weight', descending: true },
      { attribute: 'title', descending: false },
    ],
  }),
  async *records(sources) {
    yield* titles(sources);
    yield* courseTitles(sources);
  },
};

const titles = function* ({ documents, providers }: Sources): Generator<SearchRecord> {
  const texts = documents.texts();
  const inOtherLanguages = (title: string) => ({ aliases: translationsOf(title, texts) });
  const of = (suggests: keyof typeof WEIGHTS, id: string, title: string, url: string, more: object = {}) => ({
    objectID: `${suggests}-${id}`,
    kind: 'search',
    suggests,
    title,
    url,
    weight: WEIGHTS[suggests],
    ...more,
  });
  for (const { id, title } of documents.all('subject-guides'))
    yield of('subject', id, title, links.subject(id), inOtherLanguages(title));
  for (const { id, title, url } of documents.all('industry-guides'))
    yield of('industry', id, title, url, inOtherLanguages(title));
  for (const { id, title } of documents.all('location-guides'))
    yield of('location', id, title, links.location(id));
  for (const { id, title, pathways, otherTitles } of documents.all('careers')) {
    const aliases = [...otherTitles, ...translationsOf(title, texts)];
    yield of('career', id, title, links.career(pathways[0] ?? 'all', id), { aliases });
  }
  for (const { shortId, name, aliases, courseCount } of providers.values()) {
    const weight = WEIGHTS.university + courseCount;
    const url = links.university(shortId, name);
    yield of('university', shortId, name, url, { aliases, weight, institutionName: [name] });
  }
};

/** What the courses of one title have in common. */
interface CourseTitle {
  title: string;
  /** The distinct Welsh titles, which differ between providers. */
  welsh: Set<string>;
  courses: number;
  providers: Set<string>;
}

/** Creates one suggestion for each title; its weight grows with the number of providers that have it. */
const courseTitles = async function* ({ database, providers }: Sources): AsyncGenerator<SearchRecord> {
  const read = (after: string) =>
    database
      .selectFrom('course')
      .select(['course_id', 'title', 'sort_title', 'provider'])
      .select(sql<string | null>`welsh ->> 'title'`.as('welsh_title'))
      .where('course_id', '>', after)
      .orderBy('course_id')
      .limit(BATCH_SIZE)
      .execute();
  const known = new Map<string, CourseTitle>();
  for await (const rows of courseBatches(read)) {
    for (const { title, welsh_title, sort_title, provider } of rows) {
      const entry = known.get(sort_title) ?? { title, welsh: new Set(), courses: 0, providers: new Set() };
      known.set(sort_title, entry);
      entry.courses += 1;
      entry.providers.add(provider);
      if (welsh_title !== null) entry.welsh.add(welsh_title);
    }
  }
  for (const [sortTitle, { title, welsh, courses, providers: held }] of known) {
    yield {
      objectID: `course-${sortTitle.replaceAll(' ', '-')}`,
      kind: 'search',
      suggests: 'course',
      title,
      ...(welsh.size > 0 && { aliases: [...welsh], welshTitle: [...welsh][0] }),
      url: links.search('courses', title),
      weight: WEIGHTS.course + courses,
      institutionName: [...held].flatMap((id) => providers.get(id)?.name ?? []),
    };
  }
};
