import { readIdentityConfiguration } from '../configuration';
import { readMailSettings } from './mail-settings';

const from = { MAIL_FROM: 'Signpost <no-reply@example.org>' };

it.each([
  [
    'smtps://sign%40post:p%2Fw@mail.example.org',
    {
      host: 'mail.example.org',
      port: 465,
      tls: 'from the start',
      credentials: { user: 'sign@post', pass: 'p/w' },
    },
  ],
  [
    'smtp://mail.example.org',
    { host: 'mail.example.org', port: 587, tls: 'STARTTLS', credentials: undefined },
  ],
  ['smtp://LOCALHOST:1025?tls=off', { host: 'localhost', port: 1025, tls: 'off' }],
  ['smtp://[::1]:1025?tls=off', { host: '::1', port: 1025, tls: 'off' }],
])('reads %s', (SMTP_URL, expected) => {
  expect(readMailSettings({ SMTP_URL, ...from })).toMatchObject({
    ...expected,
    from: { name: 'Signpost', address: 'no-reply@example.org' },
  });
});

it('sends no emails without SMTP_URL', () => {
  expect(readMailSettings({})).toBeUndefined();
  expect(readIdentityConfiguration({ SMTP_URL: '' }).mail).toBeUndefined();
});

it('hides the outbox where emails are sent', () => {
  const environment = { IDENTITY_OUTBOX: 'true' };
  expect(readIdentityConfiguration(environment).showOutbox).toBe(true);
  expect(
    readIdentityConfiguration({ ...environment, ...from, SMTP_URL: 'smtp://mail.example.org' }).showOutbox,
  ).toBe(false);
});

it.each([
  [{ SMTP_URL: 'mail.example.org', ...from }, /^SMTP_URL must be an address such as smtps:/],
  [{ SMTP_URL: 'https://mail.example.org', ...from }, /^SMTP_URL must be an address such as smtps:/],
  [{ SMTP_URL: 'smtp://', ...from }, /^SMTP_URL must be an address such as smtps:/],
  [
    { SMTP_URL: 'smtp://u:100%@mail.example.org', ...from },
    /^SMTP_URL must have a user and password in which %/,
  ],
  [
    { SMTP_URL: 'smtp://mail.example.org?ignoreTLS=true', ...from },
    /^SMTP_URL takes nothing behind its host/,
  ],
  [{ SMTP_URL: 'smtp://mail.example.org?tls=off', ...from }, /^SMTP_URL may say tls=off only for/],
  [{ SMTP_URL: 'smtps://localhost?tls=off', ...from }, /^SMTP_URL may say tls=off only for/],
  [{ SMTP_URL: 'smtp://mail.example.org' }, /^MAIL_FROM must be .* It is needed with SMTP_URL\.$/],
  [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'Signpost' }, /^MAIL_FROM must be the sender/],
  [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@b.example, c@d.example' }, /^MAIL_FROM must be/],
  [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'A\r\nBcc: <a@b.example>' }, /^MAIL_FROM must be/],
])('rejects %j with a message', (environment, message) => {
  expect(() => readIdentityConfiguration(environment)).toThrow(message);
});
