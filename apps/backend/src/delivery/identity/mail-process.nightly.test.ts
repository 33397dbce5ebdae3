import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Reply, TestMailServer } from '../../domain/identity/mail/testing/mail-server';
import { startMailServer } from '../../domain/identity/mail/testing/mail-server';
import { forkBackend } from '../../testing/backend-process';
import type { TestStorage } from '../../testing/database';
import { testStorage } from '../../testing/database';
import { until } from '../../testing/until';
import { GOOD_PASSWORD, IDENTITY_BASE } from '../../testing/visitor';

/** What the mail server does with the first e-mail to each address; it takes the second. */
const FIRST_REPLIES: Readonly<Record<string, Reply>> = {
  'refused-at-first@example.org': 451,
  'hangs-at-first@example.org': 'hang',
};
const EMAILS = Object.keys(FIRST_REPLIES);

let storage: TestStorage;
let mailServer: TestMailServer;
let backend: ChildProcess;
let url: string;

beforeAll(async () => {
  storage = await testStorage();
  mailServer = await startMailServer((recipient) => {
    const isFirst = mailServer.recipients.filter((other) => other === recipient).length === 1;
    return (isFirst && FIRST_REPLIES[recipient]) || 'take';
  });
  backend = forkBackend(storage, {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.mail.port}?tls=off`,
      MAIL_FROM: 'Signpost <no-reply@example.org>',
      // Has no effect with a mail server.
      IDENTITY_OUTBOX: 'true',
    },
  });
  const stopped = once(backend, 'exit').then(() => Promise.reject(new Error('The backend did not start.')));
  stopped.catch(() => undefined); // The process is killed later.
  const [{ port }] = (await Promise.race([once(backend, 'message'), stopped])) as [{ port: number }];
  url = `http://127.0.0.1:${port}${IDENTITY_BASE}`;
});

afterAll(async () => {
  backend?.kill('SIGKILL');
  await mailServer?.close();
  await storage?.remove();
});

/** Registers an account as a browser does. */
const register = async (email: string): Promise<Response> => {
  const form = await fetch(`${url}/csrf`);
  const [cookie = ''] = (form.headers.get('set-cookie') ?? '').split(';');
  const { csrf } = (await form.json()) as { csrf: string };
  return fetch(`${url}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie },
    body: JSON.stringify({ email, password: GOOD_PASSWORD }),
  });
};

const textTo = (email: string) =>
  mailServer.received.filter(({ to }) => to === email).map(({ text }) => text.replaceAll('=\r\n', ''));

it('a backend with SMTP_URL sends each new account its link, also after the mail server refused or hung once [C-20]', async () => {
  for (const email of EMAILS) expect((await register(email)).status).toBe(201);
  // A server that hangs is left after 20 seconds; an email is tried again after 30 to 60 seconds.
  await until(() => mailServer.received.length === EMAILS.length);
  for (const email of EMAILS) {
    const texts = textTo(email);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(/http:\/\/localhost:4200\/account\/confirm#token(=|=3D)[\w-]{43}/);
    expect(mailServer.recipients.filter((other) => other === email)).toHaveLength(2);
  }
}, 240_000);

it('a backend with SMTP_URL shows no emails over HTTP [C-20]', async () => {
  expect((await fetch(`${url}/outbox`)).status).toBe(404);
});
