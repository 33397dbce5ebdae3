import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { openShells } from './testing/open-shell';

let shells: Awaited<ReturnType<typeof openShells>>;
let elsewhere: string;
const requested: string[] = [];
const server = createServer((request, response) => {
  requested.push(request.url ?? '');
  response.end('{}');
});

beforeAll(async () => {
  shells = await openShells();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  elsewhere = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await shells.close();
  server.close();
});

/** Sends a request line and headers unchanged; resolves with the status. */
const send = (port: number, target: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])));
    socket.once('error', () => undefined);
    socket.write(`GET ${target} HTTP/1.1\r\n${lines.join('')}connection: close\r\n\r\n`);
  });

const TARGETS: readonly ((host: string) => string)[] = [
  (host) => `http://${host}/api/v1/unis`,
  (host) => `http://${host}/unis`,
  (host) => `//${host}/api/v1/unis`,
  (host) => `/api//${host}/v1`,
  (host) => `/api/@${host}/v1`,
  (host) => `/api@${host}/v1`,
  (host) => `/api/..//${host}/v1`,
  (host) => `/api/%2e%2e//${host}/v1`,
  (host) => `/api/\\\\${host}/v1`,
  (host) => `/api/v1/unis?url=http://${host}/&apiUrl=http://${host}/`,
  (host) => `/unis?preview=http://${host}/&url=http://${host}/`,
];

it('the shell calls no server that a visitor names by a target or a header', async () => {
  shells.answerAsBackend();
  const { app, port } = await shells.open();
  const named = {
    'x-forwarded-host': elsewhere,
    'x-original-url': `http://${elsewhere}/`,
    'x-real-ip': '::1',
  };
  const statuses = await Promise.all(
    ['site.test', elsewhere].flatMap((host) =>
      TARGETS.map((target) =>
        send(port, target(elsewhere), { host, ...named, forwarded: `host=${elsewhere}` }),
      ),
    ),
  );
  await app.close();
  expect(statuses).toHaveLength(2 * TARGETS.length);
  expect(statuses.filter((status) => !(status >= 200 && status < 500))).toEqual([]);
  expect(requested).toEqual([]);
});
