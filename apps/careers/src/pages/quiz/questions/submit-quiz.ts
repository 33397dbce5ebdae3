import { t } from '@signpost/language';
import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { storeContext } from '@signpost/api-client/base';
import { quizApi } from '@signpost/api-client/careers';
import { track } from '@signpost/federation/contract';
import { getUserInfo } from '@signpost/identity';
import { saveQuizToAccount } from '../../../components/quiz/account-quiz';
import { resultsUrl, statementUrl } from '../address';

/**
 * Stores the results in the account at once when the visitor is signed in (S-02); a failure is shown beside the
 * results.
 */
const saveWhenSignedIn = async (id: string): Promise<void> => {
  await getUserInfo();
  await saveQuizToAccount(id);
};

/** Reads the answers from a form whose field names are the statement ids. */
const answersIn = (form: FormData) =>
  Object.fromEntries([...form].map(([id, answer]) => [id, Number(answer)] as const));

/**
 * Submits the quiz from the browser and redirects to the results; without JavaScript the form posts to the API
 * directly. After a failure the end page shows an error, with all answers still in the address.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const answers = answersIn(await request.formData());
  const { dispatch } = context.get(storeContext);
  const outcome = await dispatch(quizApi.endpoints.submitAssessment.initiate(answers));
  if (outcome.data !== undefined) {
    void saveWhenSignedIn(outcome.data);
    track({ category: 'quiz', action: 'finish', label: '', productName: t('career quiz') });
    return redirect(resultsUrl({ id: outcome.data }));
  }
  return redirect(`${statementUrl(Object.values(answers).join(''))}&failed=1`);
};
