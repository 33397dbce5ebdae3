export const ACCOUNT = '/account';
export const SIGN_IN = '/account/sign-in';
export const REGISTER = '/account/register';
export const FORGOTTEN = '/account/forgotten-password';
export const CONFIRM = '/account/confirm';
export const RESET = '/account/reset-password';
export const STOP_EMAILS = '/account/stop-emails';
export const OUTBOX = '/account/outbox';
