import { t } from '@signpost/language';
import { pageHandle, type Crumb } from '@signpost/federation/contract';
import { QUIZ } from '../../components/addresses';
import type { QuizData } from './loader';

const title = () => t('Career quiz');

const crumbs = (): readonly Crumb[] => [
  { label: t('Home'), to: '/' },
  { label: t('Explore'), to: '/explore' },
  { label: title(), to: QUIZ },
];

const titleOf = (shown: QuizData): string => {
  switch (shown.part) {
    case 'start':
      return title();
    case 'statement':
      return t('Statement {number} of {count}: {title}', {
        number: shown.at,
        count: shown.statements.length,
        title: title(),
      });
    case 'end':
      return t('All {count} answered: {title}', { count: shown.statements.length, title: title() });
    case 'results':
      return t('Your career quiz results');
    case 'lost':
      return t('Quiz results not found');
  }
};

/** Head of the quiz. Only its start page is indexed, because the rest belongs to one visitor. */
export const handle = pageHandle<QuizData>({
  line: 'careers',
  prerender: true,
  head: ({ data: shown }) => ({
    title: titleOf(shown),
    description: t(
      'Thirty short statements, about five minutes, no account. See which careers fit what you like to do, and why.',
    ),
    canonical: QUIZ,
    ...(shown.part !== 'start' && { robots: 'noindex' as const }),
  }),
  crumbs: () => crumbs(),
});
