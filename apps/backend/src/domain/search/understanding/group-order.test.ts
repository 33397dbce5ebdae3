import { multiSearchSchema, searchAnswerSchema } from '../../../delivery/search/schema';
import { startSearch } from '../testing/fixture';
import { settings } from '../indexes/definition';
import type { IndexDefinition } from '../indexes/definition';

const definition = (kind: string, ...titles: string[]): IndexDefinition => ({
  kind,
  settings: settings(kind, { searchable: ['title', 'body'], facets: ['kind'] }),
  records: () => titles.map((title) => ({ objectID: title, title, body: `${title}. Nurses work in Bath.` })),
});

const definitions = [
  definition('courses', 'Adult Nursing', 'Law'),
  definition('careers', 'Nurse', 'Solicitor'),
  definition('apprenticeships', 'Dental nurse apprentice'),
  definition('universities', 'University of Bath', 'Bath Spa University'),
  definition('articles', 'Student finance'),
];

let service: Awaited<ReturnType<typeof startSearch>>;
beforeAll(async () => {
  service = await startSearch({ definitions });
});
afterAll(() => service.close());

/** The kinds of content in group order. */
const groups = async (query: string, more: object = {}) => {
  const requests = definitions.map(({ kind }) => ({ indexName: `d10_${kind}`, query, ...more }));
  const payload = { requests };
  expect(multiSearchSchema.safeParse(payload).success).toBe(true);
  const answer = await service.app.inject({
    method: 'POST',
    url: '/search/1/indexes/*/queries',
    payload,
  });
  const { results } = answer.json<{ results: unknown[] }>();
  return results
    .map((result) => searchAnswerSchema.parse(result))
    .map(({ index, userData }) => ({ index, group: userData?.[0]?.group ?? -1 }))
    .sort((one, other) => one.group - other.group);
};

it.each([
  ['nurse', 'd10_careers'],
  ['bath', 'd10_universities'],
  ['student finance', 'd10_articles'],
  ['dental nurse', 'd10_apprenticeships'],
])('ranks first the kind that "%s" names [C-19]', async (query, first) => {
  const inOrder = await groups(query);
  expect(inOrder[0]).toEqual({ index: first, group: 0 });
  expect(inOrder.map(({ group }) => group)).toEqual([0, 1, 2, 3, 4]);
});

it('returns no group order when rules are off or the query is empty [C-19]', async () => {
  expect((await groups('nurse', { enableRules: false })).every(({ group }) => group === -1)).toBe(true);
  expect((await groups('')).every(({ group }) => group === -1)).toBe(true);
});
