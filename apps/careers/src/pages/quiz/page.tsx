import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { End } from './end';
import type { QuizData } from './loader';
import { Lost } from './lost';
import { Results } from './results';
import { Start } from './start';
import { StatementScreen } from './statement';

export { handle } from './head';
export { action } from './submit-quiz';
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
