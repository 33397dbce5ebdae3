import * as v from 'valibot';
import { updateSetting, useVisitor, type Setting } from '@signpost/identity';

/** The setting (E-15) that stores a quiz in an account. Its name is its key, in every language. */
const SETTING = { name: 'Career quiz results', collection: 'careers' } as const;

const StoredQuiz = v.object({ assessmentId: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Returns the quiz id stored in an account's settings; empty when there is none or it is not valid. */
const quizIdIn = (settings: readonly Setting[]): string => {
  const setting = settings.find(
    ({ name, collection }) => name === SETTING.name && collection === SETTING.collection,
  );
  const stored = v.safeParse(StoredQuiz, parsed(setting?.data ?? ''));
  return stored.success ? stored.output.assessmentId : '';
};

/** Stores a quiz in the signed-in account, replacing the earlier one (S-02). Resolves to whether it was stored. */
export const saveQuizToAccount = async (assessmentId: string): Promise<boolean> =>
  quizIdIn(await updateSetting({ ...SETTING, data: JSON.stringify({ assessmentId }) })) === assessmentId;

/**
 * Subscribes to the quiz id stored in the visitor's account; empty when there is none, null while no one is signed in.
 */
export const useAccountQuiz = (): string | null => {
  const { status, person } = useVisitor();
  return status === 'signedIn' ? quizIdIn(person.settings) : null;
};
