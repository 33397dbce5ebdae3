import { pageHandle, type Crumb } from '@signpost/federation/contract';
import { QUIZ } from '../../components/addresses';
import type { QuizData } from './loader';

const TITLE = 'Career quiz';

const CRUMBS: readonly Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
  { label: TITLE, to: QUIZ },
];

const titleOf = (shown: QuizData): string => {
  switch (shown.part) {
    case 'start':
      return TITLE;
    case 'statement':
      return `Statement ${shown.at} of ${shown.statements.length}: ${TITLE}`;
    case 'end':
      return `All ${shown.statements.length} answered: ${TITLE}`;
    case 'results':
      return 'Your career quiz results';
    case 'lost':
      return 'Quiz results not found';
  }
};

/** Head of the quiz. Only its start page is indexed, because the rest belongs to one visitor. */
export const handle = pageHandle<QuizData>({
  line: 'careers',
  prerender: true,
  head: ({ data: shown }) => ({
    title: titleOf(shown),
    description:
      'Thirty short statements, about five minutes, no account. See which careers fit what you like to do, and why.',
    canonical: QUIZ,
    ...(shown.part !== 'start' && { robots: 'noindex' as const }),
  }),
  crumbs: () => CRUMBS,
});
