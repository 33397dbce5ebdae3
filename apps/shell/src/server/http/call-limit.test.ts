import Fastify, { type FastifyInstance } from 'fastify';
import { limitCalls } from './call-limit';

const serve = async (aMinute: number, trustProxy = 'loopback'): Promise<FastifyInstance> => {
  const app = Fastify({ trustProxy });
  const preHandler = await limitCalls(app, aMinute);
  app.get('/api/settings', { preHandler }, () => ({ ok: true }));
  app.get('/', () => 'a page');
  return app;
};

const statusesWith = async (
  app: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<number[]> => {
  const found: number[] = [];
  for (let time = 0; time < 4; time += 1) found.push((await app.inject({ url, headers })).statusCode);
  return found;
};

const statuses = (app: FastifyInstance, url: string, address?: string): Promise<number[]> =>
  statusesWith(app, url, address ? { 'x-forwarded-for': address } : {});

describe('calls of the API', () => {
  it('are limited by IP address, while pages are not limited', async () => {
    const app = await serve(3);
    expect(await statuses(app, '/api/settings', '192.0.2.1')).toEqual([200, 200, 200, 429]);
    expect(await statuses(app, '/api/settings', '192.0.2.2')).toEqual([200, 200, 200, 429]);
    expect(await statuses(app, '/', '192.0.2.1')).toEqual([200, 200, 200, 200]);
    const refused = await app.inject({
      url: '/api/settings',
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.json()).toMatchObject({ status: 429 });
  });

  it('count an IPv6 household as one', async () => {
    const app = await serve(3);
    expect(await statuses(app, '/api/settings', '2001:db8::1')).toEqual([200, 200, 200, 429]);
    expect(await statuses(app, '/api/settings', '2001:db8::2')).toEqual([429, 429, 429, 429]);
  });

  it('are not counted from this machine, or without a limit', async () => {
    expect(await statuses(await serve(3), '/api/settings')).toEqual([200, 200, 200, 200]);
    expect(await statuses(await serve(0), '/api/settings', '192.0.2.1')).toEqual([200, 200, 200, 200]);
  });

  it.each([['x-forwarded-for'], ['forwarded'], ['via'], ['x-real-ip']])(
    'are counted from this machine when a proxy that is not trusted forwards them with %s',
    async (name) => {
      const app = await serve(3, '192.0.2.99');
      expect(await statusesWith(app, '/api/settings', { [name]: '192.0.2.1' })).toEqual([200, 200, 200, 429]);
      expect(await statuses(app, '/api/settings')).toEqual([200, 200, 200, 200]);
    },
  );
});
