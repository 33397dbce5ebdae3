import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy';

const SERVICE = path.join(__dirname, '../../../../backend/src/domain/identity/testing/serve.ts');

let service: ChildProcess;
let shell: FastifyInstance;

beforeAll(async () => {
  service = fork(SERVICE, { execArgv: ['--import', 'tsx'], env: { PATH: process.env['PATH'] ?? '' } });
  const [{ port }] = (await once(service, 'message')) as [{ port: number }];
  shell = Fastify({ trustProxy: 'loopback' });
  await shell.register(apiProxy, { backend: `http://127.0.0.1:${port}`, callsAMinute: 0 });
  await shell.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);

afterAll(async () => {
  await shell.close();
  service.disconnect();
});

/** The status of a request for the outbox, sent through the shell's proxy with the given headers. */
const requestOutbox = (headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = shell.server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path: '/api/v1/identity/outbox', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .once('error', reject)
      .end();
  });

describe('emails with sign-in links', () => {
  it.each(['localhost:4200', '127.0.0.1:4200', '[::1]:4200'])(
    'are shown to a person on this computer, at %s',
    async (host) => expect(await requestOutbox({ host })).toBe(200),
  );

  it.each<[string, Record<string, string>]>([
    ['names another machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['names this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['adds another machine to what it was sent', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }],
    ['names nobody', { 'x-forwarded-for': 'unknown' }],
    ['gives the standard header', { forwarded: 'for=203.0.113.9' }],
    ['gives nginx’s header', { 'x-real-ip': '203.0.113.9' }],
    ['gives only its own name', { via: '1.1 proxy' }],
    ['gives only the host that was asked for', { 'x-forwarded-host': 'localhost' }],
    ['gives only the scheme', { 'x-forwarded-proto': 'https' }],
  ])('are hidden from a request that a proxy on this computer passes on, which %s', async (_what, headers) =>
    expect(await requestOutbox({ host: 'localhost', ...headers })).toBe(404),
  );

  it('are hidden from requests with another host name', async () => {
    expect(await requestOutbox({ host: 'www.example.org' })).toBe(404);
  });
});
