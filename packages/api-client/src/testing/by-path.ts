import { json } from './test-api';

type Answer = ReturnType<typeof json>;

/** Answers each call by the beginning of its path; any other call fails, in a way that is not tried again. */
export const byPath =
  (answers: Readonly<Record<string, Answer>>): Answer =>
  (request, response) => {
    const found = Object.entries(answers).find(([path]) => request.url?.startsWith(path))?.[1];
    (found ?? json({ detail: 'It is broken' }, 418))(request, response);
  };
