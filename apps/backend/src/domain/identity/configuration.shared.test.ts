import type { FastifyInstance } from 'fastify';
import { configuredIdentityRoute } from '../../delivery/identity/route';
import { createServer } from '../../platform/server/server';
import type { TestApp } from '../../testing/app';
import { IDENTITY_BASE, newEmail, newVisitor } from '../../testing/visitor';
import { readIdentityConfiguration } from './configuration';

export const identityConfigurationTests = (backend: TestApp): void => {
  describe('the configuration of the identity service', () => {
    let secure: FastifyInstance;

    beforeAll(async () => {
      secure = createServer(false);
      const environment = {
        SITE_URL: 'https://www.example.org/',
        IDENTITY_OUTBOX: 'true',
        IDENTITY_HASH_MIB: '1',
      };
      await configuredIdentityRoute(secure, backend.services, readIdentityConfiguration(environment));
    });
    afterAll(async () => {
      await secure.close();
    });

    /** The header that the shell sends for a visitor on the same computer. */
    const here = { 'x-forwarded-for': '127.0.0.1' };

    it('sets Secure, host-bound cookies over https [C-20]', async () => {
      const visitor = newVisitor(secure);
      const email = newEmail();
      await visitor.openForm();
      expect(visitor.cookies.has('__Host-signpost-form')).toBe(true);
      const answer = await visitor.register(email);
      expect(answer.cookies.find(({ name }) => name === '__Host-signpost-session')).toMatchObject({
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      });
      const from = async (origin: string) =>
        (await visitor.request('PATCH', 'profile', { firstName: 'Sam' }, { origin })).statusCode;
      expect(await from('https://www.example.org')).toBe(200);
      expect(await from('http://www.example.org')).toBe(403);
      expect(await from('https://example.org')).toBe(403);
    });

    it('links in emails point to the configured site, whatever the Host header, and the outbox is readable where enabled [C-20]', async () => {
      const visitor = newVisitor(secure);
      const email = newEmail();
      await visitor.register(email);
      const host = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      await visitor.request('POST', 'password/forgot', { email }, host);
      const emails = (await visitor.request('GET', 'outbox', undefined, here)).json<
        { recipient: string; body: string }[]
      >();
      expect(emails.slice(0, 2).map(({ recipient }) => recipient)).toEqual([email, email]);
      expect(emails[0]?.body).toContain('https://www.example.org/account/reset-password#token=');
      expect(emails[1]?.body).toContain('https://www.example.org/account/confirm#token=');
      expect(JSON.stringify(emails)).not.toContain('evil');
    });

    it('hides the outbox by default, and from requests to a public host name [C-20]', async () => {
      expect((await backend.app.inject(`${IDENTITY_BASE}/outbox`)).statusCode).toBe(404);
      const asked = async (host: string) =>
        (await newVisitor(secure).request('GET', 'outbox', undefined, { ...here, 'x-forwarded-host': host }))
          .statusCode;
      for (const host of ['localhost:4200', '127.0.0.1:4200', '[::1]:4200', 'localhost'])
        expect([host, await asked(host)]).toEqual([host, 200]);
      for (const host of [
        'www.example.org',
        'localhost.example.org',
        '192.168.1.7:4200',
        'evil.example:4200',
        '',
      ])
        expect([host, await asked(host)]).toEqual([host, 404]);
    });

    it('in production shows the outbox only when SITE_URL is at localhost [C-20]', () => {
      const production = (site: object) =>
        readIdentityConfiguration({ IDENTITY_OUTBOX: 'true', NODE_ENV: 'production', ...site });
      for (const SITE_URL of ['http://localhost:4200', 'http://127.0.0.1:4200', 'http://[::1]:4200'])
        expect(production({ SITE_URL }).showOutbox).toBe(true);
      for (const site of [
        {},
        { SITE_URL: '' },
        { SITE_URL: 'https://www.example.org' },
        { SITE_URL: 'http://localhost.example.org' },
        { SITE_URL: 'http://192.168.1.7:4200' },
      ])
        expect(() => production(site)).toThrow('In production it needs a SITE_URL at localhost');
    });

    it('hashes passwords with 64 MiB, and in production rejects less than the safe minimum [C-20]', () => {
      expect(readIdentityConfiguration({}).hashMebibytes).toBe(64);
      const production = (IDENTITY_HASH_MIB: string) =>
        readIdentityConfiguration({ IDENTITY_HASH_MIB, NODE_ENV: 'production' });
      expect(production('19').hashMebibytes).toBe(19);
      expect(() => production('18')).toThrow('Use 19 or more in production');
    });

    it('names the invalid setting in the error', () => {
      expect(() =>
        readIdentityConfiguration({ SITE_URL: 'example', IDENTITY_OUTBOX: 'maybe', IDENTITY_HASH_MIB: '0' }),
      ).toThrow(
        'SITE_URL must be an address such as https://www.example.org.\nIDENTITY_OUTBOX must be true or false.\n' +
          'IDENTITY_HASH_MIB must be a whole number from 1 to 9999.',
      );
    });
  });
};
