import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchWhole } from './fetch-whole';

setFlagsFromString('--expose-gc');
const tidyMemory = runInNewContext('gc') as () => void;

let server: Server;
let url: string;
let cut = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/hung') return;
    response.writeHead(request.url === '/absent' ? 404 : 200, { 'content-type': 'text/plain' });
    if (request.url !== '/endless') return void response.end('all of it');
    const drip = setInterval(() => response.write(' '), 20);
    response.once('close', () => {
      clearInterval(drip);
      cut += 1;
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fine = (answer: Response) => {
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
};

it('returns the whole body', async () => {
  expect(String(await fetchWhole(`${url}/file`, 1_000, {}, fine))).toBe('all of it');
});

it('throws the error of the check of the response head', async () => {
  await expect(fetchWhole(`${url}/absent`, 1_000, {}, fine)).rejects.toThrow('answered 404');
});

it('times out when a response does not begin', async () => {
  await expect(fetchWhole(`${url}/hung`, 200, {}, fine)).rejects.toThrow(/took longer than 200 ms/);
});

/** Collecting the garbage of a process that has run many tests takes a second. */
const COLLECTION_TIMEOUT_MS = 30_000;

it(
  'times out when a body does not end, and closes the connection, even after garbage collection',
  async () => {
    const given = fetchWhole(`${url}/endless`, 400, {}, fine);
    const tidying = setInterval(tidyMemory, 50);
    await expect(given).rejects.toThrow(/took longer than 400 ms/);
    clearInterval(tidying);
    while (cut === 0) await new Promise(setImmediate);
  },
  COLLECTION_TIMEOUT_MS,
);
