import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { ContextReader } from '@signpost/api-client/base';
import { ASSESSMENT_PARAMETER, useAssessment } from '@signpost/identity';
import { keptContext } from './page-context';

/** What a page's loader is given, as far as these pages need it. */
export interface PageArgs {
  readonly context: ContextReader;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Pick<Request, 'url'>;
}

/** A page's loader: its data, or its data with the status of the answer. */
type PageLoader<Data> = (args: PageArgs) => Promise<Data | { readonly data: Data; readonly init: unknown }>;

/**
 * A page's data with the results of the quiz that was taken on this device (E-23). The server does not know of it, so the
 * page's own loader is asked once more in the browser, with the quiz in the address; the rest of its answers is kept there.
 * `waiting` until then, and false for who took none. When it fails, the page stays as it was.
 */
export const useOwnQuiz = <Data extends { readonly quiz: { readonly status: string } }>(
  shown: Data,
  loader: PageLoader<Data>,
): { readonly data: Data; readonly waiting: boolean } => {
  const { assessmentId } = useAssessment();
  const { pathname, search } = useLocation();
  const params = useParams();
  const asks = assessmentId !== '' && shown.quiz.status === 'none';
  const address = asks ? withQuiz(pathname, search, assessmentId) : '';
  const [own, setOwn] = useState<{ readonly address: string; readonly data: Data } | null>(null);
  useEffect(() => {
    const context = keptContext();
    if (!address || !context) return;
    let current = true;
    const take = (data: Data) => current && setOwn({ address, data });
    loader({ context, params, request: { url: new URL(address, window.location.origin).href } }).then(
      (answer) => take(isAnswer(answer) ? answer.data : answer),
      () => take(shown),
    );
    return () => {
      current = false;
    };
  }, [address, loader, params, shown]);
  const arrived = own?.address === address ? own.data : null;
  return { data: arrived ?? shown, waiting: asks && !arrived };
};

const isAnswer = <Data>(
  answer: Data | { readonly data: Data; readonly init: unknown },
): answer is { readonly data: Data; readonly init: unknown } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && 'init' in answer;

const withQuiz = (pathname: string, search: string, id: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.set(ASSESSMENT_PARAMETER, id);
  return `${pathname}?${parameters}`;
};
