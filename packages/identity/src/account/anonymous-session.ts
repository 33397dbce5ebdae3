import { isSignedIn } from './anonymous';

const SESSION = '/api/v1/identity/session';

/**
 * Whether this site's service reports that no one is signed in. Most visits then need no code that reads an account.
 * Any other response, or none, gives false. Never rejects.
 */
export const hasAnonymousSession = async (): Promise<boolean> => {
  try {
    const answer = await fetch(SESSION, { headers: { accept: 'application/json' } });
    const { user } = (await answer.json()) as { user: { uid: string } };
    return !isSignedIn(user);
  } catch {
    return false;
  }
};
