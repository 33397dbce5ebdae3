import type { EmailContent } from './email-content';

/** The email to a new account. Holds the confirmation link; the token is behind the # so that no server logs it. */
const confirmAddress = (site: string, token: string, days: number): EmailContent => ({
  subject: 'Confirm your email address for Signpost',
  body: `Somebody made an account at ${site} with this email address. If it was you, open this link within ${days} days and confirm it there, so that your account stays and you can sign in to it on any device.

${site}/account/confirm#token=${token}

If it was not you, there is nothing to do: nobody can sign in with your address, and the account is deleted after ${days} days.`,
});

/** The email to a person whose address was registered again. */
const alreadyRegistered = (site: string): EmailContent => ({
  subject: 'You already have a Signpost account',
  body: `Somebody asked for a new account at ${site} with your email address. You already have one, and nothing about it has changed.

If it was you, sign in with the password that you chose then, in the same browser: what you have saved there since goes along.

${site}/account/sign-in

If you have forgotten it, set a new one.

${site}/account/forgotten-password

If it was not you, there is nothing to do.`,
});

/** The email with the password reset link, whose token is behind the # too. */
const forgottenPassword = (site: string, token: string, minutes: number): EmailContent => ({
  subject: 'Set a new Signpost password',
  body: `To set a new password, open this link within ${minutes} minutes. It works once.

${site}/account/reset-password#token=${token}

If you did not ask for it, there is nothing to do: your password stays as it is.`,
});

/** The email after a password change. */
const passwordChanged = (site: string): EmailContent => ({
  subject: 'Your Signpost password was changed',
  body: `The password of your account at ${site} was changed, and every other browser was signed out.

If it was not you, choose "forgotten password" at ${site} and set a new one now.`,
});

/** The emails about an account in English. */
export const english = { alreadyRegistered, confirmAddress, forgottenPassword, passwordChanged };
