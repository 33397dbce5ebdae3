import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { auditServer } from 'graphql-http';
import type { TestApp } from '../../testing/app';

export const graphqlTests = (backend: TestApp): void => {
  describe('GraphQL', () => {
    interface Answer {
      data?: Record<string, { total: number; items: Record<string, unknown>[] }> | null;
      errors?: { message: string }[];
    }

    const strict = { accept: 'application/graphql-response+json' };

    const ask = async (
      query: string,
      variables?: object,
    ): Promise<Answer & { status: number; body: string }> => {
      const payload = { query, variables };
      const answer = await backend.app.inject({ method: 'POST', url: '/graphql', payload, headers: strict });
      return { ...answer.json<Answer>(), status: answer.statusCode, body: answer.body };
    };

    const refused = async (query: string, because: RegExp, variables?: object) => {
      const { status, errors, body } = await ask(query, variables);
      expect(status).toBe(400);
      expect(errors?.map(({ message }) => message).join(' ')).toMatch(because);
      expect(body).not.toMatch(/node_modules|\.ts:|at Object/);
    };

    it('passes every audit of GraphQL over HTTP [C-13]', async () => {
      const audits = await auditServer({ url: `http://127.0.0.1:${await backend.listen()}/graphql` });
      backend.app.server.closeAllConnections(); // the audits leave response bodies unread
      expect(audits.filter(({ status }) => status !== 'ok')).toEqual([]);
      expect(audits.length).toBeGreaterThanOrEqual(61);
    });

    it('returns guides of the three kinds, at most 100 by default (K-04) [C-13]', async () => {
      const { status, data, errors } = await ask(`{
    locationGuides { total limit items { id title type isFilter radius url image article16by10Image } }
    subjectGuides { total items { id title url icon image subjectMap hecosMap { code label } salary { median } } }
    industryGuides { total items { id title url relatedCareers { id title url } } }
  }`);
      expect([status, errors]).toEqual([200, undefined]);
      for (const list of Object.values(data ?? {})) expect(list.items).toHaveLength(list.total);
      expect(data?.['locationGuides']).toMatchObject({ limit: 100 });
      const find = (kind: string, id: string) => data?.[kind]?.items.find((item) => item['id'] === id);
      expect(find('locationGuides', 'wales')).toMatchObject({
        title: 'Study in Wales',
        type: 'country-guide',
        isFilter: true,
        radius: null,
      });
      expect(find('locationGuides', 'bath')).toMatchObject({ radius: 12 });
      expect(find('subjectGuides', 'dentistry')).toMatchObject({
        image: expect.stringMatching(/default-images\/medicine\/tiles\/default-tile\d+\.webp$/),
      });
      expect(find('industryGuides', 'healthcare')).toMatchObject({
        url: '/explore/industry-guides/healthcare',
      });
    });

    it('pages by limit and offset, and rejects more than 100 [K-04]', async () => {
      const page = (limit: number, offset: number) =>
        ask('query ($l: Int, $o: Int) { subjectGuides(limit: $l, offset: $o) { total items { id } } }', {
          l: limit,
          o: offset,
        });
      const all = (await page(100, 0)).data?.['subjectGuides'];
      const second = (await page(5, 5)).data?.['subjectGuides'];
      expect(second?.items).toEqual(all?.items.slice(5, 10));
      expect((await page(10, 100_000)).data?.['subjectGuides']?.items).toEqual([]);
      for (const [limit, offset, named] of [
        [101, 0, 'limit'],
        [0, 0, 'limit'],
        [-1, 0, 'limit'],
        [10, -1, 'offset'],
      ] as const) {
        expect((await page(limit, offset)).errors?.[0]?.message).toMatch(named);
      }
    });

    it('returns pages of any kind by node id, in the requested order, with the source’s types [E-10]', async () => {
      const ids = [
        'articles:key-dates',
        'articles:clearing',
        'subject-guides:law',
        'careers:2412',
        'articles:results-week',
        'location-guides:york',
        'statement-guides:law-courses',
        'nothing:law',
        'articles:',
        'assessment-statements:1',
        '__proto__:law',
      ];
      const query = 'query ($ids: [ID!]!) { pages(ids: $ids) { total items { nid type title url image } } }';
      const { data } = await ask(query, { ids });
      expect(data?.['pages']?.items.map(({ nid, type }) => [nid, type])).toEqual([
        ['articles:key-dates', 'structure_content'],
        ['articles:clearing', 'article'],
        ['subject-guides:law', 'subject_guide'],
        ['careers:2412', 'job_profile'],
        ['articles:results-week', 'event'],
        ['location-guides:york', 'location_guide'],
        ['statement-guides:law-courses', 'personal_statement'],
      ]);
      const many = Array.from({ length: 101 }, (_, index) => `articles:${index}`);
      expect((await ask(query, { ids: many })).errors?.[0]?.message).toMatch(/at most 100/);
    });

    it('returns published nodes only [C-13]', async () => {
      const clearing = () =>
        ask('{ pages(ids: ["articles:clearing"]) { total items { id } } }').then(
          ({ data }) => data?.['pages']?.total,
        );
      const publish = async (published: boolean) => {
        await backend.database
          .updateTable('document')
          .set({ published })
          .where('id', '=', 'clearing')
          .execute();
        await backend.services.documents.refresh();
      };
      expect(await clearing()).toBe(1);
      await publish(false);
      expect(await clearing()).toBe(0);
      await publish(true);
      expect(await clearing()).toBe(1);
    });

    it('supports introspection [C-13]', async () => {
      const { status, data, errors } = await ask(getIntrospectionQuery());
      expect([status, errors]).toEqual([200, undefined]);
      const built = buildClientSchema(JSON.parse(JSON.stringify(data)));
      expect(built.getQueryType()?.getFields()).toHaveProperty('pages');
    });

    const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;
    const aliases = Array.from({ length: 21 }, (_, index) => `a${index}: id`).join(' ');
    const lists = Array.from(
      { length: 12 },
      (_, index) => `l${index}: subjectGuides { items { ...all } }`,
    ).join(' ');
    const GUIDE_FRAGMENT =
      'fragment all on SubjectGuide { id hecosMap { code label } careers { id title summary url } }';
    const doubling = Array.from(
      { length: 20 },
      (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`,
    );

    it.each([
      ['depth', nested(9), /8 deep/],
      ['a very deep query', nested(300), /8 deep/],
      ['endless text', '{ a '.repeat(3000), /token/i],
      ['aliases', `{ subjectGuides { items { ${aliases} } } }`, /20 aliases/],
      ['cost', `{ ${lists} } ${GUIDE_FRAGMENT}`, /20000 fields in its answer/],
      ['repeated fields', `{ subjectGuides(limit: 1) { items { ${'id '.repeat(500)} } } }`, /400 fields/],
      [
        'doubling fragments',
        `{ ...f0 } ${doubling.join(' ')} fragment f20 on Query { __typename }`,
        /400 fields/,
      ],
      ['a fragment inside itself', '{ ...f } fragment f on Query { ...f }', /Cannot spread fragment/],
      [
        'introspection bombs',
        `{ __schema { types { ${'fields { type { '.repeat(6)} name ${'} }'.repeat(6)} } } }`,
        /Maximum/,
      ],
      ['unknown fields', '{ subjectGuides { items { password } } }', /Cannot query field "password"/],
      ['wrong types', '{ subjectGuides(limit: "many") { total } }', /Int cannot represent/],
      ['a missing argument', '{ pages { total } }', /"ids"/],
      ['mutations', 'mutation { drop }', /Only queries/],
      ['subscriptions', 'subscription { drop }', /Only queries/],
      ['text that is no query', '{ subjectGuides ', /Syntax Error/],
    ])('rejects %s, in GraphQL’s shape [C-13]', async (_name, query, because) => {
      await refused(query, because);
    });

    it('includes a limit given by a variable, or its default, in the cost [C-13]', async () => {
      const query = (limits: string) =>
        `query (${limits}) { ${lists.replaceAll('subjectGuides', 'subjectGuides(limit: $n)')} } ${GUIDE_FRAGMENT}`;
      expect((await ask(query('$n: Int'), { n: 2 })).status).toBe(200);
      expect((await ask(query('$n: Int = 2'))).status).toBe(200);
      await refused(query('$n: Int = 100'), /fields in its answer/);
      await refused(query('$n: Int'), /fields in its answer/, { n: 'many' });
    });

    it.each([
      ['a body that is no JSON', { payload: '{', headers: { 'content-type': 'application/json' } }, 400],
      ['a body of another type', { payload: '{ a }', headers: { 'content-type': 'text/plain' } }, 415],
      ['a body over 100 kB', { payload: { query: 'a'.repeat(110_000) } }, 413],
      ['no body', {}, 400],
      ['a list', { payload: [{ query: '{ __typename }' }] }, 400],
      ['a query that is a number', { payload: { query: 7 } }, 400],
      ['variables that are text', { payload: { query: '{ __typename }', variables: 'x' } }, 400],
      [
        'a poisoned body',
        { payload: '{"query":"{a}","__proto__":{}}', headers: { 'content-type': 'application/json' } },
        400,
      ],
    ])('rejects %s [C-13]', async (_name, request, status) => {
      const answer = await backend.app.inject({ method: 'POST', url: '/graphql', ...request });
      expect(answer.statusCode).toBe(status);
      expect(answer.json<Answer>().errors?.[0]?.message).toEqual(expect.any(String));
    });

    it('accepts GET, and rejects malformed variables in it [C-13]', async () => {
      const query = 'query ($n: Int) { subjectGuides(limit: $n) { items { id } } }';
      const good = await backend.get('/graphql', { query, variables: '{"n":2}' });
      expect(good.json<Answer>().data?.['subjectGuides']?.items).toHaveLength(2);
      expect((await backend.get('/graphql', { query, variables: '{' })).statusCode).toBe(400);
      expect((await backend.get('/graphql')).statusCode).toBe(400);
      expect((await backend.app.inject('/graphql?query={a}&query={b}')).statusCode).toBe(400);
    });
  });
};
