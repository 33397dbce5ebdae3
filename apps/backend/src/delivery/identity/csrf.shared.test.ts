import type { TestApp } from '../../testing/app';
import { GOOD_PASSWORD, IDENTITY_BASE, newPerson, newVisitor } from '../../testing/visitor';

export const csrfTests = (backend: TestApp): void => {
  describe('the CSRF token', () => {
    const saved = { kind: 'unis', id: '1', title: 'University of Bath' };

    it('refuses a change without the CSRF token of the browser [C-20]', async () => {
      const person = await newPerson(backend);
      const stranger = await newPerson(backend);
      for (const token of ['', 'A'.repeat(43), stranger.csrf]) {
        const answer = await person.request('POST', 'favourites/toggle', saved, { 'x-csrf-token': token });
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ errors: [{ field: 'x-csrf-token' }] });
      }
      expect((await person.request('GET', 'favourites')).json()).toMatchObject({ version: 0, unis: [] });
    });

    it('requires the CSRF token on every route that changes data [C-20]', async () => {
      const person = await newPerson(backend);
      const routes = [
        ['POST', 'register'],
        ['POST', 'login'],
        ['POST', 'confirmation'],
        ['POST', 'confirmation/send'],
        ['POST', 'confirmation/read'],
        ['POST', 'logout'],
        ['POST', 'logout/everywhere'],
        ['POST', 'password/forgot'],
        ['POST', 'password/reset'],
        ['POST', 'password/change'],
        ['PATCH', 'profile'],
        ['PUT', 'settings'],
        ['DELETE', 'account'],
        ['POST', 'favourites/toggle'],
        ['PUT', 'favourites'],
        ['PUT', 'favourites/top/1'],
        ['DELETE', 'favourites/top/1'],
        ['POST', 'favourites/top/move'],
      ] as const;
      for (const [method, path] of routes)
        expect([path, (await person.request(method, path, {}, { 'x-csrf-token': '' })).statusCode]).toEqual([
          path,
          403,
        ]);
      expect((await person.request('GET', 'session')).json()).toMatchObject({
        user: { uid: expect.stringMatching(/-/) },
      });
    });

    it('refuses a sign-in with the CSRF token of another browser (login CSRF) [C-20]', async () => {
      const attacker = await newPerson(backend);
      const victim = newVisitor(backend.app);
      const signIn = { email: attacker.email, password: GOOD_PASSWORD };
      expect((await victim.request('POST', 'login', signIn)).statusCode).toBe(403);
      const elsewhere = newVisitor(backend.app);
      await elsewhere.openForm();
      await victim.openForm();
      const answer = await victim.request('POST', 'login', signIn, { 'x-csrf-token': elsewhere.csrf });
      expect(answer.statusCode).toBe(403);
    });

    it.each([
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:4200.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4200' },
      { 'sec-fetch-site': 'none' },
    ])('refuses a change requested by another site: %j [C-20]', async (headers) => {
      const person = await newPerson(backend);
      expect((await person.request('POST', 'favourites/toggle', saved, headers)).statusCode).toBe(403);
      expect((await person.request('GET', 'favourites', undefined, headers)).statusCode).toBe(200);
    });

    it.each([
      { origin: 'http://localhost:4200' },
      { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:4300' },
      { origin: 'http://192.168.1.5:4200', 'x-forwarded-host': '192.168.1.5:4200' },
    ])('accepts a change requested by a page of the site: %j [C-20]', async (headers) => {
      const person = await newPerson(backend);
      expect((await person.request('POST', 'favourites/toggle', saved, headers)).statusCode).toBe(200);
    });

    it('refuses form and plain-text bodies, which other sites can send without a CORS preflight [C-20]', async () => {
      const person = await newPerson(backend);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await person.request('POST', 'favourites/toggle', saved, { 'content-type': type });
        expect(answer.statusCode).toBe(415);
      }
    });

    it('sends no CORS headers [C-20]', async () => {
      const answer = await backend.app.inject({
        method: 'OPTIONS',
        url: `${IDENTITY_BASE}/favourites/toggle`,
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.statusCode).toBe(204); // `allow` without CORS headers permits no other site
    });
  });
};
