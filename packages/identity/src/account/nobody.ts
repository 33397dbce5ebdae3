import { isSignedIn } from './anonymous';

const SESSION = '/api/v1/identity/session';

/**
 * Whether the site's own service says that nobody is signed in here, which most visits hear: they need none of the code
 * that reads an account. Any other answer, and none, is not for this to judge. Never rejects.
 */
export const isNobody = async (): Promise<boolean> => {
  try {
    const answer = await fetch(SESSION, { headers: { accept: 'application/json' } });
    const { user } = (await answer.json()) as { user: { uid: string } };
    return !isSignedIn(user);
  } catch {
    return false;
  }
};
