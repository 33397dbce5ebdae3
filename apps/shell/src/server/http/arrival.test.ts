import { connect } from 'node:net';
import { SETTINGS } from '../render/testing/settings-call';
import { openShells, PLACE } from './testing/open-shell';

let shells: Awaited<ReturnType<typeof openShells>>;
beforeAll(async () => void (shells = await openShells()));
afterAll(() => shells.close());

/** Sends bytes over a new socket; returns the response and whether the server closed the connection. */
const raw = async (port: number, send: (write: (text: string) => void) => void, wait: number) => {
  const socket = connect(port, '127.0.0.1');
  const answer = { text: '', ended: false };
  socket.on('data', (bytes: Buffer) => (answer.text += bytes.toString()));
  socket.on('close', () => (answer.ended = true));
  socket.on('error', () => undefined);
  send((text) => void (socket.writable && socket.write(text)));
  const end = Date.now() + wait;
  while (!answer.ended && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  socket.destroy();
  return answer;
};

describe('a request that does not end', () => {
  const limits = { request: 500, check: 100 };

  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [
      'body',
      'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
  ])('is cut with 408 when its %s never ends', async (_, text) => {
    shells.answerAsBackend();
    const { app, port } = await shells.open({ limits });
    const answer = await raw(port, (write) => write(text), 5_000);
    expect(answer.ended).toBe(true);
    expect(answer.text).toMatch(/^HTTP\/1\.1 408 /);
    await app.close();
  });

  it('is cut even when its body arrives slowly and steadily', async () => {
    shells.answerAsBackend();
    const { app, port } = await shells.open({ limits });
    const head =
      'POST /api/v1/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n';
    let trickle: NodeJS.Timeout | undefined;
    const answer = await raw(
      port,
      (write) => {
        write(head);
        trickle = setInterval(() => write('1'), 50);
      },
      5_000,
    );
    clearInterval(trickle);
    expect(answer.ended).toBe(true);
    await app.close();
  });

  it('cuts no slow response, of the API or of a page', async () => {
    const { app, port } = await shells.open({ limits });
    shells.backend.answer((request, response) => {
      if (request.url === '/api/settings') return SETTINGS(request, response);
      setTimeout(() => PLACE(request, response), 1_200);
    });
    const [proxied, page] = await Promise.all([
      fetch(`http://127.0.0.1:${port}/api/v1/slow`),
      fetch(`http://127.0.0.1:${port}/unis`),
    ]);
    expect([proxied.status, page.status]).toEqual([200, 200]);
    expect(await page.text()).toContain('the page');
    await app.close();
  });

  it('rejects headers that the backend would reject', async () => {
    shells.answerAsBackend();
    const { app, port } = await shells.open();
    const answer = await raw(
      port,
      (write) => write(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(33_000)}\r\n\r\n`),
      5_000,
    );
    expect(answer.text).toMatch(/^HTTP\/1\.1 431 /);
    await app.close();
  });
});
