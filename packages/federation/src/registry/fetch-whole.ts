import { withTimeout } from './with-timeout';

/**
 * Returns the complete body of a response. Throws what `check` throws for the response head, and when the
 * body is not complete within `timeoutMs` milliseconds. Uses its own timer, because Node's `fetch` loses its
 * signal when garbage is collected while a body is still arriving (nodejs/undici#4068), and would wait for
 * ever for a body that never ends.
 */
export const fetchWhole = async (
  url: string | URL,
  timeoutMs: number,
  init: Omit<RequestInit, 'signal'> = {},
  check: (answer: Response) => void = () => undefined,
): Promise<Buffer> => {
  const controller = new AbortController();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const read = async (): Promise<Buffer> => {
    const answer = await fetch(url, { ...init, signal: controller.signal });
    // A response that arrives after the timeout must not be read.
    controller.signal.throwIfAborted();
    check(answer);
    reader = answer.body?.getReader();
    const chunks: Uint8Array[] = [];
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      chunks.push(next.value);
    }
    return Buffer.concat(chunks);
  };
  try {
    return await withTimeout(read(), timeoutMs, String(url));
  } finally {
    controller.abort();
    reader?.cancel().catch(() => undefined);
  }
};
