import { connect } from 'node:net';
import { factProbe } from '../../probes/fact-probe';
import { pageProbe } from '../../probes/page-probes';
import { pagesWithout, REGIONS } from '../../regions';
import type { Scenario } from '../../scenario';

/** Connections of the client. */
const CONNECTIONS = 200;

/** Milliseconds between two bytes of a body. */
const BYTE_INTERVAL_MS = 500;

/** Milliseconds after which a request must have ended. */
const MAX_OPEN_MS = 30_000;

const CUT_OFF = `all cut off within ${MAX_OPEN_MS / 1_000} s`;

/** Sends a body a byte at a time. Resolves with the milliseconds until the server has closed the connection. */
const sendSlowly = (url: string): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const start = performance.now();
    const socket = connect(Number(port), hostname);
    const timer = setInterval(() => socket.writable && socket.write('1'), BYTE_INTERVAL_MS);
    const end = () => {
      clearInterval(timer);
      clearTimeout(tooLong);
      socket.destroy();
      resolve(performance.now() - start);
    };
    const tooLong = setTimeout(end, MAX_OPEN_MS + 10_000);
    socket.once('close', end).once('error', () => undefined);
    socket
      .resume()
      .write(
        `POST /api/v1/identity/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n`,
      );
  });

/** One client that sends many bodies a byte at a time. */
export const slowBodies = (): Scenario => {
  let requests: Promise<readonly number[]>;
  return {
    subject: 'hostile client',
    fault: `${CONNECTIONS} bodies that arrive a byte at a time`,
    unaffectedPages: pagesWithout('none'),
    stages: [
      {
        when: 'at the same time',
        async begin({ url }) {
          requests = Promise.all(Array.from({ length: CONNECTIONS }, () => sendSlowly(url)));
        },
        probes: [
          ...REGIONS.map(({ page }) => pageProbe(page)),
          factProbe('the requests', CUT_OFF, async () => {
            const longest = Math.max(...(await requests));
            return longest <= MAX_OPEN_MS ? CUT_OFF : `open for ${Math.round(longest)} ms`;
          }),
        ],
      },
    ],
    end: async () => void (await requests),
    recoveryProbes: REGIONS.map(({ page }) => pageProbe(page)),
  };
};
