import { connect } from 'node:net';

/** The response to bytes sent unchanged. */
export interface RawAnswer {
  /** The status code; undefined when the connection was closed without a response. */
  readonly status: number | undefined;
  /** Milliseconds from connecting until the server closed the connection. */
  readonly milliseconds: number;
  /** Whether the connection was still open at the client's timeout. */
  readonly open: boolean;
}

/** A request in the form sent on the wire. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Number of body bytes left out; Content-Length includes them. */
  readonly missing: number;
  /** Milliseconds to wait before the body is sent. */
  readonly pause: number;
}

const headOf = ({ method, target, headers, body }: RawRequest): string =>
  [
    `${method} ${target} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${Buffer.byteLength(body)}`] : []),
    '',
    '',
  ].join('\r\n');

/** Sends a request on a new connection and waits until the server closes it, for at most `timeoutMs` milliseconds. */
export const send = (port: number, asked: RawRequest, timeoutMs: number): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const start = performance.now();
    const socket = connect(port, '127.0.0.1');
    let status: number | undefined;
    let first = '';
    const end = (open: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ status, milliseconds: performance.now() - start, open });
    };
    const timer = setTimeout(() => end(true), timeoutMs);
    socket.on('data', (chunk) => {
      if (status !== undefined) return;
      first += chunk.toString('latin1');
      status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(first)?.[1]) || undefined;
    });
    socket.once('close', () => end(false));
    // A server may reset a connection whose bytes it does not read.
    socket.once('error', () => undefined);
    const sendBody = () =>
      socket.writable && socket.write(asked.body.slice(0, asked.body.length - asked.missing));
    socket.once('connect', () => {
      socket.write(headOf(asked), 'latin1');
      if (asked.pause > 0) setTimeout(sendBody, asked.pause);
      else sendBody();
    });
  });
