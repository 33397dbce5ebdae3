import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { ASSESSMENT_PARAMETER, useAssessment } from '@signpost/identity';
import { useKeptQuiz } from './quiz-kept';

/** The id of the visitor's own quiz: of this visit, or else the one that their account keeps. Empty when there is none. */
export const useOwnQuizId = (): string => {
  const kept = useKeptQuiz();
  return useAssessment().assessmentId || (kept ?? '');
};

/**
 * A page's data with the results of the visitor's own quiz (E-23). The server does not know of it, so the page's own loader
 * is asked once more in the browser, with the quiz in the address; the rest of its answers is kept there. `waiting` until
 * then, and false for who took none, or whose address says which quiz to use, or none (B-10).
 */
export const useOwnQuiz = <Data extends { readonly quiz: { readonly status: string } }>(
  shown: Data,
): { readonly data: Data; readonly waiting: boolean } => {
  const id = useOwnQuizId();
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const asks = id !== '' && !parameters.has(ASSESSMENT_PARAMETER);
  parameters.set(ASSESSMENT_PARAMETER, id);
  const address = `${pathname}?${parameters}`;
  // By its address, so that an answer is never shown on the next page.
  const { load, data } = useFetcher({ key: address });
  const own = data as Data | undefined;
  useEffect(() => {
    if (asks) void load(address);
  }, [asks, address, load]);
  return { data: (asks && own) || shown, waiting: asks && !own };
};
