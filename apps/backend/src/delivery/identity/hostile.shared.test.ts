import type { TestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import { GOOD_PASSWORD, IDENTITY_BASE, newEmail, newPerson } from '../../testing/visitor';

export const hostileTests = (backend: TestApp): void => {
  describe('hostile requests', () => {
    let person: Visitor & { email: string };
    // A new browser for each test, so that no rate limit of an address answers first.
    beforeEach(async () => {
      person = await newPerson(backend);
    });

    /** Every route with a body, and a valid body. */
    const routes = (email: string) =>
      [
        ['POST', 'register', { email: newEmail(), password: GOOD_PASSWORD, firstName: 'Sam' }],
        ['POST', 'login', { email, password: GOOD_PASSWORD }],
        ['POST', 'confirmation', { token: 'x', password: GOOD_PASSWORD }],
        ['POST', 'confirmation/read', { token: 'x' }],
        ['POST', 'password/forgot', { email }],
        ['POST', 'password/reset', { token: 'x', password: GOOD_PASSWORD }],
        ['POST', 'password/change', { password: 'not it', newPassword: 'another long password' }],
        [
          'PATCH',
          'profile',
          { firstName: 'Sam', postcode: 'BA2', entryYear: 2027, qualification: 'al', grades: 'A' },
        ],
        ['PUT', 'settings', { name: 'n', collection: 'c', data: 'd' }],
        [
          'POST',
          'favourites/toggle',
          { kind: 'unis', id: '1', title: 't', url: '/x', type: 't', note: 'n', saved: true },
        ],
        ['PUT', 'favourites', { version: 0, unis: [{ id: '1', title: 't' }], top: [] }],
        ['PUT', 'favourites/top/1', { course: { id: '1', title: 't' } }],
        ['POST', 'favourites/top/move', { from: 1, to: 2 }],
        ['DELETE', 'account', { password: 'not it' }],
      ] as const;

    const values = [
      `'; drop table account; --`,
      `' or 1=1 --`,
      '\0',
      'zero\0byte',
      '\ud800',
      '\u202Eright to left',
      '<script>alert(1)</script>',
      '{{7*7}}',
      '%00',
      'x'.repeat(20_000),
      '',
      null,
      true,
      -1,
      1e308,
      [],
      {},
      [[[[]]]],
      { $ne: null },
    ];

    it.each(values)('answers without a server error when a field is %j [C-20]', async (value) => {
      for (const [method, path, body] of routes(person.email)) {
        for (const field of Object.keys(body)) {
          const answer = await person.request(method, path, { ...body, [field]: value });
          expect([path, field, answer.statusCode < 500]).toEqual([path, field, true]);
          expect(answer.headers['x-content-type-options']).toBe('nosniff');
          if (answer.statusCode >= 400)
            expect(answer.body).not.toMatch(/syntax error|select |insert |node_modules|<script/i);
          if ((path === 'login' || path === 'register') && answer.statusCode < 300)
            person.csrf = answer.json<{ csrf: string }>().csrf;
        }
      }
      const accounts = await backend.database.selectFrom('account').select('email').execute();
      expect(accounts).toContainEqual({ email: person.email });
    });

    it.each(['unis', 'courses'])('names the invalid field in a list of %s [C-20]', async (kind) => {
      const answer = await person.request('PUT', 'favourites', {
        version: 0,
        [kind]: [{ id: 'a\0', title: 't' }],
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: `${kind}.id` }] }]);
    });

    it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example', 'explore'])(
      'refuses to save an address outside the site: %s [C-20]',
      async (url) => {
        const answer = await person.request('POST', 'favourites/toggle', {
          kind: 'pages',
          id: '1',
          title: 't',
          url,
        });
        expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'url' }] }]);
      },
    );

    it.each([
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{',
      '[]',
      '"x"',
      'null',
      '',
    ])('refuses the body %s [C-20]', async (payload) => {
      for (const [method, path] of routes(person.email)) {
        if (path === 'profile') continue; // has no required field
        const answer = await backend.app.inject({
          method,
          url: `${IDENTITY_BASE}/${path}`,
          cookies: Object.fromEntries(person.cookies),
          headers: {
            'x-csrf-token': person.csrf,
            'content-type': 'application/json',
            'x-forwarded-for': newAddress(),
          },
          payload,
        });
        expect([path, answer.statusCode]).toEqual([path, 400]);
      }
      expect({}).not.toHaveProperty('polluted');
    });

    let addresses = 0;
    const newAddress = () => `198.51.100.${(addresses += 1) % 250}`;

    it('refuses bodies that are too long before reading them [C-20]', async () => {
      const long = { kind: 'unis', id: '1', title: 'x'.repeat(1_000_000) };
      expect((await person.request('POST', 'favourites/toggle', long)).statusCode).toBe(413);
      const longer = { version: 0, unis: [{ id: '1', title: 'x'.repeat(5_000_000) }] };
      expect((await person.request('PUT', 'favourites', longer)).statusCode).toBe(413);
      const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
      const answer = await backend.app.inject({
        method: 'PUT',
        url: `${IDENTITY_BASE}/settings`,
        cookies: Object.fromEntries(person.cookies),
        headers: { 'x-csrf-token': person.csrf, 'content-type': 'application/json' },
        payload: deep,
      });
      expect(answer.statusCode).toBe(400);
    });

    it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(10_000), "' or 1=1 --", '%00', '🐢'])(
      'treats a browser with the cookie %s as anonymous [C-20]',
      async (value) => {
        const answer = await backend.app.inject({
          url: `${IDENTITY_BASE}/session`,
          headers: {
            cookie: `signpost-session=${encodeURIComponent(value)}; signpost-form=${encodeURIComponent(value)}`,
          },
        });
        expect([answer.statusCode, answer.json()]).toMatchObject([200, { user: { uid: 'Anonymous' } }]);
      },
    );
  });
};
