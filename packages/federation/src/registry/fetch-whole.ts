import { within } from './within';

/**
 * The body of the answer to a request, whole. Throws what `check` throws of the answer's head, and when it is not there whole
 * within `deadline` milliseconds. By a clock of its own: Node's `fetch` forgets its signal when memory is tidied up while a
 * body still comes (nodejs/undici#4068), and one that never ends would be waited for for ever.
 */
export const fetchWhole = async (
  url: string | URL,
  deadline: number,
  init: Omit<RequestInit, 'signal'> = {},
  check: (answer: Response) => void = () => undefined,
): Promise<Buffer> => {
  const controller = new AbortController();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const read = async (): Promise<Buffer> => {
    const answer = await fetch(url, { ...init, signal: controller.signal });
    // One that comes after all must not be read for ever.
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
    return await within(read(), deadline, String(url));
  } finally {
    controller.abort();
    reader?.cancel().catch(() => undefined);
  }
};
