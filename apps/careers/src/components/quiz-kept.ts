import * as v from 'valibot';
import { updateSetting, useVisitor, type Setting } from '@signpost/identity';

/** The setting (E-15) that keeps a quiz in an account; its name is what people read in their list of settings. */
const SETTING = { name: 'Career quiz results', collection: 'careers' } as const;

const Kept = v.object({ assessmentId: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The id of the quiz that an account's settings keep; empty when there is none, or none that can be read. */
const keptIn = (settings: readonly Setting[]): string => {
  const setting = settings.find(
    ({ name, collection }) => name === SETTING.name && collection === SETTING.collection,
  );
  const kept = v.safeParse(Kept, parsed(setting?.data ?? ''));
  return kept.success ? kept.output.assessmentId : '';
};

/** Keeps a quiz's results in the account of who is signed in, in place of those from before (S-02). Gives whether they are kept. */
export const keepQuiz = async (assessmentId: string): Promise<boolean> =>
  keptIn(await updateSetting({ ...SETTING, data: JSON.stringify({ assessmentId }) })) === assessmentId;

/** Follows the quiz that the visitor's account keeps: its id, empty when there is none; null while nobody is signed in. */
export const useKeptQuiz = (): string | null => {
  const { status, person } = useVisitor();
  return status === 'signedIn' ? keptIn(person.settings) : null;
};
