import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Faults of a server: `down` cuts the connection, `hung` accepts and never answers, `slow` sends its body a
 * byte at a time for longer than any timeout, `endless` sends a byte at a time after its body and never ends,
 * `truncated` ends in the middle of its body, `html` answers 200 with a page, `tampered` changes the bytes of
 * scripts, `altered` answers well-formed JSON with other content, `missing` answers 404, `failing` 500,
 * `unavailable` 503 with a Retry-After of two minutes.
 */
export const FAULTS = [
  'down',
  'hung',
  'slow',
  'endless',
  'truncated',
  'html',
  'tampered',
  'altered',
  'missing',
  'failing',
  'unavailable',
] as const;
export type Fault = (typeof FAULTS)[number] | 'none';

/** The response of a server without a fault. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Milliseconds between two bytes of a slow body. */
const DRIP_INTERVAL_MS = 1_000;

/** Sends `count` bytes one at a time, repeating `bytes` from its start. */
const drip = (response: ServerResponse, bytes: Buffer, count: number): void => {
  let sent = 0;
  // oxlint-disable-next-line signpost/no-time-in-tests -- The fault is that the body is slow.
  const timer = setInterval(() => {
    const next = sent % bytes.length;
    response.write(bytes.subarray(next, next + 1));
    sent += 1;
    if (sent < count) return;
    clearInterval(timer);
    response.end();
  }, DRIP_INTERVAL_MS);
  response.once('close', () => clearInterval(timer));
};

const respondWith = (response: ServerResponse, status: number, type: string, text: string): void =>
  void response.writeHead(status, { 'content-type': type }).end(text);

/** Answers a request with the given fault. Calls `answer` only when the fault needs the real response. */
export const answerWith = async (
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<Answer>,
): Promise<void> => {
  if (fault === 'hung') return;
  if (fault === 'down') return void request.socket.destroy();
  if (fault === 'html')
    return respondWith(response, 200, 'text/html', '<!doctype html><title>Welcome</title>');
  if (fault === 'altered') return respondWith(response, 200, 'application/json', '{"changed":true}');
  if (fault === 'missing') return respondWith(response, 404, 'text/plain', 'not here');
  if (fault === 'failing') return respondWith(response, 500, 'application/json', '{"title":"Broken"}');
  if (fault === 'unavailable') {
    response.setHeader('retry-after', 120);
    return respondWith(response, 503, 'application/json', '{"title":"Busy"}');
  }
  const { status, headers, body } = await answer();
  const isScript = String(headers['content-type']).startsWith('text/javascript');
  const sent = fault === 'tampered' && isScript ? Buffer.concat([body, Buffer.from('\n//')]) : body;
  if (fault === 'endless') {
    // Without a content length, so that all bytes belong to the response.
    response.writeHead(status, headers).write(sent);
    return drip(response, Buffer.from(' '), Infinity);
  }
  response.writeHead(status, { ...headers, 'content-length': sent.length });
  if (fault === 'slow') return drip(response, sent, sent.length);
  if (fault !== 'truncated') return void response.end(sent);
  response.write(sent.subarray(0, sent.length / 2), () => response.destroy());
};
