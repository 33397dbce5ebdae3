import Fastify, { type InjectOptions } from 'fastify';
import { operatorsOnly } from './operators';

const TOKEN = 'a token of some length';

const serve = (token: string | undefined, site = 'http://localhost:4200') => {
  const app = Fastify({ trustProxy: 'loopback' });
  app.addHook('onRequest', operatorsOnly({ token, site: new URL(site) }));
  app.get('/status', () => 'all is well');
  return (options: InjectOptions = {}) =>
    app.inject({ url: '/status', headers: { host: 'localhost:4200' }, ...options });
};

const basic = (password: string, user = 'anyone') => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

describe('with a token', () => {
  const ask = serve(TOKEN, 'https://site.test');

  it('admits requests with the token, with any user name', async () => {
    expect((await ask({ headers: basic(TOKEN) })).statusCode).toBe(200);
    expect((await ask({ headers: basic(TOKEN, '') })).statusCode).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['another password', basic('another token of a length')],
    ['a part of it', basic(TOKEN.slice(0, -1))],
    ['an empty password', basic('')],
    ['no pair', { authorization: `Basic ${Buffer.from(TOKEN).toString('base64')}` }],
    ['another scheme', { authorization: `Bearer ${TOKEN}` }],
    ['what is no base64', { authorization: 'Basic %%%' }],
  ])('answers 401 to %s', async (_, headers) => {
    const { statusCode, headers: answered, body } = await ask({ headers });
    expect(statusCode).toBe(401);
    expect(answered['www-authenticate']).toContain('Basic realm=');
    expect(answered['cache-control']).toBe('no-store');
    expect(body).not.toContain('all is well');
  });

  it('requires it on this machine too', async () => {
    expect((await serve(TOKEN)()).statusCode).toBe(401);
  });
});

describe('without a token', () => {
  it('admits requests from this machine while the site has no public address', async () => {
    expect((await serve(undefined)()).statusCode).toBe(200);
  });

  it.each<[string, InjectOptions]>([
    ['comes from elsewhere', { remoteAddress: '192.0.2.7' }],
    ['comes through a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } }],
    ['comes through a proxy that says so in its own way', { headers: { host: 'localhost', via: '1.1 cdn' } }],
    ['gives the machine another name', { headers: { host: 'rebound.test' } }],
  ])('keeps out who %s', async (_, request) => {
    const { statusCode, body } = await serve(undefined)(request);
    expect(statusCode).toBe(403);
    expect(body).toContain('OPERATOR_TOKEN');
  });

  it('admits no requests to a site with a public address, because a local proxy looks like this machine', async () => {
    expect((await serve(undefined, 'https://site.test')()).statusCode).toBe(403);
  });
});
