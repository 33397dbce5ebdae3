import { factProbe } from '../../probes/fact-probe';
import { pageProbe } from '../../probes/page-probes';
import { pagesWithout } from '../../regions';
import type { Scenario } from '../../scenario';
import { mailServer, type MailReply } from '../../site/mail-server';
import type { ChaosSite } from '../../site/site';

const IDENTITY = '/api/v1/identity';
const PASSWORD = 'correct horse battery staple';

/** A server that hangs is left after 20 seconds; an email is tried again after 30 to 60 seconds. */
const RECOVERY_TIMEOUT_MS = 120_000;

/** Milliseconds in which an account is made, whatever the mail server does. */
const MAX_REGISTRATION_MS = 3_000;

/** Makes an account as a browser does, and returns the status of the response. */
const register = async ({ url }: ChaosSite, email: string): Promise<number> => {
  const form = await fetch(`${url}${IDENTITY}/csrf`);
  const [cookie = ''] = (form.headers.get('set-cookie') ?? '').split(';');
  const { csrf } = (await form.json()) as { csrf: string };
  const answer = await fetch(`${url}${IDENTITY}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf, cookie },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return answer.status;
};

const scenario = (reply: Exclude<MailReply, 'accepts'>): Scenario => {
  const email = `${reply}-${process.pid}@example.org`;
  const MADE = 'made at once';
  return {
    subject: 'mail',
    fault: `the mail server ${reply}`,
    unaffectedPages: pagesWithout('none'),
    stages: [
      {
        when: 'a visitor makes an account',
        async begin() {
          mailServer.reply = reply;
        },
        probes: [
          factProbe('the account', MADE, async (site) => {
            const start = performance.now();
            const status = await register(site, email);
            const milliseconds = performance.now() - start;
            return status === 201 && milliseconds <= MAX_REGISTRATION_MS
              ? MADE
              : `${status} after ${Math.round(milliseconds)} ms`;
          }),
          factProbe('its email', 'not sent', () =>
            mailServer.recipients.includes(email) ? 'sent' : 'not sent',
          ),
          pageProbe('/account/sign-in'),
        ],
      },
    ],
    async end() {
      mailServer.reply = 'accepts';
    },
    recoveryProbes: [
      factProbe('its email', 'sent once', () => {
        const count = mailServer.recipients.filter((recipient) => recipient === email).length;
        return count === 1 ? 'sent once' : `sent ${count} times`;
      }),
    ],
    recoveryTimeoutMs: RECOVERY_TIMEOUT_MS,
  };
};

/** The mail server fails while a visitor makes an account. */
export const mailScenarios = (): Scenario[] => (['refuses', 'hangs'] as const).map(scenario);
