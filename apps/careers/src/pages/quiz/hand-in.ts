import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { storeContext } from '@signpost/api-client/base';
import { quizApi } from '@signpost/api-client/careers';
import { track } from '@signpost/federation/contract';
import { getUserInfo } from '@signpost/identity';
import { keepQuiz } from '../../components/quiz-kept';
import { resultsUrl, statementUrl } from './address';

/** Who is signed in has results of their own in the account at once (S-02); a failure shows beside the results. */
const keepWhenSignedIn = async (id: string): Promise<void> => {
  await getUserInfo();
  await keepQuiz(id);
};

/** Answers by statement, from a form whose fields are called like the statements. */
const answersIn = (form: FormData) =>
  Object.fromEntries([...form].map(([id, answer]) => [id, Number(answer)] as const));

/**
 * Hands the quiz in, in the browser, and leads to the results; without scripts the form goes to the API itself. When it
 * cannot be handed in, the end says so, with all answers still in the address.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const answers = answersIn(await request.formData());
  const { dispatch } = context.get(storeContext);
  const outcome = await dispatch(quizApi.endpoints.handIn.initiate(answers));
  if (outcome.data !== undefined) {
    void keepWhenSignedIn(outcome.data);
    track({ category: 'quiz', action: 'finish', label: '', productName: 'career quiz' });
    return redirect(resultsUrl({ id: outcome.data }));
  }
  return redirect(`${statementUrl(Object.values(answers).join(''))}&failed=1`);
};
