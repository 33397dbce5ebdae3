import { t } from '@signpost/language';
import type { KeyFact } from '@signpost/api-client/key-facts';
import { ShowMore } from '@signpost/shared-ui';
import { MIN_PEOPLE } from './certainty';
import { CostSources } from './costs';

/** How a difference is judged, and where fees and loans come from. */
export const AboutDifferences = ({ facts }: { facts: readonly KeyFact[] }) => (
  <ShowMore summary={t('How we decide that a difference means something')}>
    <p>
      {t(
        'Small groups of people differ by chance. So we mark the highest or lowest only when every figure in the row is about at least {minPeople} people, all are about the same kind of group (a course, a subject or a whole university), and the gap to each of the others is too wide for chance. How wide that is we work out from the number of people and, for the pay of a course, from what the middle half of them earn. The pay of a whole university is an average over its subjects, so we mark none. If there were no real differences, 95 rows in 100 would have no mark. The more figures in a row, the wider the gap.',
        { minPeople: MIN_PEOPLE },
      )}
    </p>
    <p>
      {t(
        'Figures about students come from Discover Uni. Where there is none, we say why. It does not mean zero. The highest figure is not always the best choice for you.',
      )}
    </p>
    <CostSources facts={facts} />
  </ShowMore>
);
