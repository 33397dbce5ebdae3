// oxlint-disable signpost/no-time-in-tests -- A client that is slow, and a connection that stays open, are the faults.
import { connect } from 'node:net';

/** The response to bytes sent unchanged. */
export interface RawAnswer {
  /** The status code; undefined when the connection was closed without a response. */
  readonly status: number | undefined;
  /** Whether the client gave up before the server closed the connection. */
  readonly stayedOpen: boolean;
}

/** A request in the form sent on the wire. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly host: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Whether the body is sent in chunks, without its length. */
  readonly isChunked: boolean;
  /** Number of bytes left out at the end of what is sent of the body, although they are announced. */
  readonly missing: number;
  /** Milliseconds to wait before the body is sent. */
  readonly pause: number;
}

const CHUNK_LENGTH = 1_000;

const chunked = (body: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let start = 0; start < body.length; start += CHUNK_LENGTH) {
    const chunk = body.subarray(start, start + CHUNK_LENGTH);
    parts.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
};

/** The body as it is sent, and the header that announces it. */
const framed = ({ body, isChunked }: RawRequest): { readonly bytes: Buffer; readonly header: string } => {
  const bytes = Buffer.from(body);
  return isChunked
    ? { bytes: chunked(bytes), header: 'transfer-encoding: chunked' }
    : { bytes, header: `content-length: ${bytes.length}` };
};

const headOf = ({ method, target, host, headers, body }: RawRequest, bodyHeader: string): string =>
  [
    `${method} ${target} HTTP/1.1`,
    `host: ${host}`,
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [bodyHeader] : []),
    '',
    '',
  ].join('\r\n');

/** Sends a request on a new connection and waits until the server closes it, for at most `timeoutMs` milliseconds. */
export const send = (port: number, sent: RawRequest, timeoutMs: number): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const { bytes, header } = framed(sent);
    const socket = connect(port, '127.0.0.1');
    let status: number | undefined;
    let first = '';
    const end = (stayedOpen: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ status, stayedOpen });
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
    const sendBody = () => {
      if (sent.body && socket.writable) socket.write(bytes.subarray(0, bytes.length - sent.missing));
    };
    socket.once('connect', () => {
      socket.write(headOf(sent, header), 'latin1');
      if (sent.pause > 0) setTimeout(sendBody, sent.pause);
      else sendBody();
    });
  });
