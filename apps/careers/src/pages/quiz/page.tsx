import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { End } from './questions/end';
import type { QuizData } from './loader';
import { Lost } from './results/lost';
import { Results } from './results/results';
import { Start } from './questions/start';
import { StatementScreen } from './questions/statement';

export { handle } from './head';
export { action } from './questions/submit-quiz';
export const loader = lazyLoader(() => import(/* webpackChunkName: "careers.quiz.loader" */ './loader'));

/** The career quiz: one statement per screen, then the results. It works without JavaScript. */
export const Component = () => {
  const shown = useLoaderData() as QuizData;
  switch (shown.part) {
    case 'start':
      return <Start {...shown} />;
    case 'statement':
      return <StatementScreen {...shown} />;
    case 'end':
      return <End {...shown} />;
    case 'results':
      return <Results {...shown} />;
    case 'lost':
      return <Lost />;
  }
};
