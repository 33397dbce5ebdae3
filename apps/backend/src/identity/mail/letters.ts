/** A letter's words. */
export interface Letter {
  subject: string;
  body: string;
}

/** To a new person. */
export const welcome = (site: string): Letter => ({
  subject: 'Welcome to Signpost',
  body: `You have an account at ${site} now. Sign in with this e-mail address and the password that you chose.

If you did not ask for an account, choose "forgotten password" at ${site}, set a password of your own, and delete the account.`,
});

/** To a person whose address somebody tried to register again. */
export const alreadyRegistered = (site: string): Letter => ({
  subject: 'You already have a Signpost account',
  body: `Somebody asked for a new account at ${site} with your e-mail address. You already have one, and nothing about it has changed.

If it was you, sign in with the password that you chose then. If you have forgotten it, choose "forgotten password" on that page. If it was not you, there is nothing to do.`,
});

/** Holds the link that sets a new password. The token is behind the # so that no server's log keeps it. */
export const forgottenPassword = (site: string, token: string, minutes: number): Letter => ({
  subject: 'Set a new Signpost password',
  body: `To set a new password, open this link within ${minutes} minutes. It works once.

${site}/account/reset-password#token=${token}

If you did not ask for it, there is nothing to do: your password stays as it is.`,
});

/** After a password was changed. */
export const passwordChanged = (site: string): Letter => ({
  subject: 'Your Signpost password was changed',
  body: `The password of your account at ${site} was changed, and every other browser was signed out.

If it was not you, choose "forgotten password" at ${site} and set a new one now.`,
});
