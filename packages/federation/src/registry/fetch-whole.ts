/**
 * The body of the answer to a GET, whole. Throws what `check` throws of the answer's head, and when it is not there whole
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
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new DOMException(`${url} took longer than ${deadline} ms`, 'TimeoutError'));
    timer = setTimeout(tooLate, deadline);
  });
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  try {
    const answer = await Promise.race([fetch(url, { ...init, signal: controller.signal }), late]);
    check(answer);
    reader = answer.body?.getReader();
    const chunks: Uint8Array[] = [];
    while (reader) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) break;
      chunks.push(value);
    }
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
    controller.abort();
    reader?.cancel().catch(() => undefined);
  }
};
