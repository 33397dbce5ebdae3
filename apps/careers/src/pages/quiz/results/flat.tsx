import { t } from '@signpost/language';
import { EmptyState } from '@signpost/shared-ui';
import { LIST, QUIZ } from '../../../components/addresses';

/** Message for visitors who gave equal answers: no career list, and alternatives to the quiz. */
export const Flat = () => (
  <EmptyState
    heading={t('We will not guess')}
    ways={[
      { name: t('Take the quiz again'), href: QUIZ },
      { name: t('Start from a subject or a skill instead'), href: '/explore/career-compass' },
      { name: t('Look through all careers'), href: LIST },
    ]}
  >
    <p>
      {t(
        'Your answers are so even that two of them could turn the result around. Any list of careers would be chance. That is not a fault: it often means you have not tried enough things yet.',
      )}
    </p>
    <p>{t('If you take the quiz again, use the ends of the scale for what you feel most strongly about.')}</p>
  </EmptyState>
);
