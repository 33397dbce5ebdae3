import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { ASSESSMENT_PARAMETER, useAssessment } from '@signpost/identity';
import { useAccountQuiz } from './account-quiz';

/** Returns the id of the visitor's quiz: from this visit, else from their account. Empty when there is none. */
export const useOwnQuizId = (): string => {
  const accountQuiz = useAccountQuiz();
  return useAssessment().assessmentId || (accountQuiz ?? '');
};

/**
 * Returns a page's data with the results of the visitor's own quiz (E-23). The server does not know that quiz, so the
 * page's loader is called again in the browser with the quiz in the address; other responses come from the cache.
 * `waiting` is true until then, and false for visitors without a quiz or when the address names a quiz or none (B-10).
 */
export const useOwnQuiz = <Data extends { readonly quiz: { readonly status: string } }>(
  shown: Data,
): { readonly data: Data; readonly waiting: boolean } => {
  const id = useOwnQuizId();
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const needsLoad = id !== '' && !parameters.has(ASSESSMENT_PARAMETER);
  parameters.set(ASSESSMENT_PARAMETER, id);
  const address = `${pathname}?${parameters}`;
  // Keyed by URL, so that a response is never shown on the next page.
  const { load, data } = useFetcher({ key: address });
  const own = data as Data | undefined;
  useEffect(() => {
    if (needsLoad) void load(address);
  }, [needsLoad, address, load]);
  return { data: (needsLoad && own) || shown, waiting: needsLoad && !own };
};
