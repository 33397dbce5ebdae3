import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkBackend } from '../../testing/backend-process';
import type { TestStorage } from '../../testing/database';
import { testStorage } from '../../testing/database';
import { GOOD_PASSWORD, IDENTITY_BASE } from '../../testing/visitor';
import type { Favourites } from './favourites/schema';

let storage: TestStorage;
const running: ChildProcess[] = [];

beforeAll(async () => {
  storage = await testStorage();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await storage.remove();
});

/** Starts the backend's process from its source. */
const start = async () => {
  const child = forkBackend(storage);
  running.push(child);
  const stopped = once(child, 'exit').then(() => Promise.reject(new Error('The backend did not start.')));
  stopped.catch(() => undefined); // The process is killed later.
  const [{ port }] = (await Promise.race([once(child, 'message'), stopped])) as [{ port: number }];
  return { child, url: `http://127.0.0.1:${port}${IDENTITY_BASE}` };
};

const EMAIL = 'sam@example.org';

/**
 * Registers an account over the network, or continues a known session; returns a function that sends requests as that
 * person.
 */
const visit = async (url: string, known?: { cookie: string; csrf: string }) => {
  const form = await fetch(`${url}/csrf`);
  let cookie = known?.cookie ?? (form.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  let csrf = known?.csrf ?? ((await form.json()) as { csrf: string }).csrf;
  const post = (path: string, body: object) =>
    fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie },
      body: JSON.stringify(body),
    });
  if (!known) {
    const registered = await post('register', { email: EMAIL, password: GOOD_PASSWORD });
    expect(registered.status).toBe(201);
    cookie = (registered.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    ({ csrf } = (await registered.json()) as { csrf: string });
  }
  return {
    session: { cookie, csrf },
    post,
    favourites: async () =>
      (await (await fetch(`${url}/favourites`, { headers: { cookie } })).json()) as Favourites,
  };
};

it('a process killed while saving favourites loses no acknowledged write [C-20]', async () => {
  const first = await start();
  const person = await visit(first.url);
  const acknowledged: string[] = [];
  let ended = false;
  const save = async (worker: number) => {
    for (let turn = 0; !ended; turn += 1) {
      const id = `${worker}-${turn}`;
      const answer = await person
        .post('favourites/toggle', { kind: 'courses', id, title: id })
        .catch(() => undefined);
      if (answer?.status !== 200) return;
      acknowledged.push(id);
      if (acknowledged.length === 60) {
        ended = true;
        first.child.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, worker) => save(worker)));
  if (first.child.signalCode === null) await once(first.child, 'exit');
  expect(first.child.signalCode).toBe('SIGKILL');
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);

  const second = await start();
  const { courses, version } = await (await visit(second.url, person.session)).favourites();
  const saved = courses.map(({ id }) => id);
  expect(saved).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(saved).size).toBe(saved.length);
  expect(version).toBe(saved.length); // No write is partial.
});
