import { json } from './test-api';

type Answer = ReturnType<typeof json>;

/** Answers each call by its path prefix; any other call fails with a status that is not retried. */
export const byPath =
  (answers: Readonly<Record<string, Answer>>): Answer =>
  (request, response) => {
    const found = Object.entries(answers).find(([path]) => request.url?.startsWith(path))?.[1];
    (found ?? json({ detail: 'It is broken' }, 418))(request, response);
  };
