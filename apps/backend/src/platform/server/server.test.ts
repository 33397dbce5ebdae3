import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer } from './server';

const limits = { request: 400, check: 100 };

const listen = async () => {
  const app = createServer(false, limits);
  app.post('/', (request) => request.body);
  let end = () => {};
  const mayEnd = new Promise<void>((resolve) => (end = resolve));
  app.get('/slow', async () => {
    await mayEnd;
    return { slow: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port, end };
};

const POST_HEAD =
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999\r\n\r\n';

it.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n', false],
  ['body', POST_HEAD, false],
  ['body, sent one byte at a time,', POST_HEAD, true],
])('answers 408 to a request whose %s never ends', async (_, start, trickles) => {
  const { app, port } = await listen();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // written to after it was closed
  socket.write(start);
  const trickle = () => socket.writable && socket.write('1', () => setImmediate(trickle));
  if (trickles) trickle();
  const [answer] = await Promise.all([text(socket), once(socket, 'close')]);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nContent-Type: application\/problem\+json/);
  await app.close();
});

it('does not time out a response that takes longer than the request limit', async () => {
  const { app, port, end } = await listen();
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  // A request that began later, and whose end never comes, times out first.
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\n');
  expect(await text(socket)).toContain('408');
  end();
  expect(await (await answer).json()).toEqual({ slow: true });
  await app.close();
});
