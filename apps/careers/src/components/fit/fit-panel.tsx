import { t } from '@signpost/language';
import { TRAITS, type ByTrait, type Named } from '@signpost/api-client/careers';
import { ButtonLink, Notice, Spinner, VisuallyHidden } from '@signpost/shared-ui';
import { QUIZ } from '../addresses';
import { reasonsOf, signed } from './fit-words';
import type { OwnFit } from '../quiz/quiz-results';
import styles from './fit-panel.module.css';

/** Highest value of the scale on which a career's interests are measured. */
const MAX_INTEREST = 7;

export interface FitPanelProps {
  /** What the panel describes, such as "this career". */
  what: string;
  /** Score of each interest, 1 to 7. */
  interests: ByTrait | null;
  traits: readonly Named[];
  fit: OwnFit;
  /** Whether the results of the visitor's quiz are still loading. */
  waiting: boolean;
}

/**
 * Shows the six interests of a career and, beside each, the points that it adds to or subtracts from the visitor's
 * match. Space for the match is reserved, to avoid layout shift.
 */
export const FitPanel = ({ what, interests, traits, fit, waiting }: FitPanelProps) => (
  <div className={styles.panel}>
    <div className={styles.verdict}>
      {waiting ? <Spinner label={t('Loading your match')} /> : <Verdict what={what} fit={fit} />}
    </div>
    {interests && traits.length > 0 ? (
      <Interests interests={interests} traits={traits} fit={fit} />
    ) : (
      <Notice>{t('How much it holds of each interest is not published.')}</Notice>
    )}
  </div>
);

const namesOf = (traits: readonly Named[]): Record<string, string> =>
  Object.fromEntries(traits.map(({ id, title }) => [id, title]));

const Verdict = ({ what, fit }: Pick<FitPanelProps, 'what' | 'fit'>) => {
  switch (fit.status) {
    case 'ready': {
      const { percent, range } = fit.fit;
      return (
        <>
          <p className={styles.percent}>
            {percent}% <span>{t('match')}</span>
          </p>
          <p>
            {t(
              'Your quiz: {list}. Everyone starts at 50. An interest adds points when you and the work agree on it, both high or both low, and takes some when not.',
              { list: reasonsOf(fit.fit, fit.scores, 3).join('; ') },
            )}
          </p>
          <p className={styles.small}>
            {t(
              'Two answers changed by one step would make it {low}% to {high}%. A gap of a few points between careers means little.',
              { low: range.low, high: range.high },
            )}
          </p>
        </>
      );
    }
    case 'flat':
      return (
        <>
          <p className={styles.lead}>{t('We cannot say')}</p>
          <p>
            {t('Your quiz likes all six interests about the same, so it fits no career better than another.')}
          </p>
          <ButtonLink href={QUIZ}>{t('Take the quiz again')}</ButtonLink>
        </>
      );
    case 'failed':
      return (
        <>
          <p className={styles.lead}>{t('Your match is not here')}</p>
          <p>{fit.message}</p>
          <p className={styles.small}>{t('The rest of the page is complete. Try again in a few minutes.')}</p>
        </>
      );
    case 'none':
      return (
        <>
          <p className={styles.lead}>{t('See how well it fits you')}</p>
          <p>
            {t(
              'Thirty short statements, about five minutes. You then see how {what} matches your interests, and why.',
              { what },
            )}
          </p>
          <ButtonLink href={QUIZ} variant="primary">
            {t('Take the career quiz')}
          </ButtonLink>
        </>
      );
  }
};

const Interests = ({
  interests,
  traits,
  fit,
}: Pick<FitPanelProps, 'traits' | 'fit'> & { interests: ByTrait }) => (
  <table className={styles.interests}>
    <caption>
      {t('How much of each interest it holds, from 1 to {maxInterest} (O*NET, averaged by us)', {
        maxInterest: MAX_INTEREST,
      })}
    </caption>
    <thead>
      <tr>
        <th scope="col">{t('Interest')}</th>
        <th scope="col">{t('In this work')}</th>
        <th scope="col">{t('For you')}</th>
      </tr>
    </thead>
    <tbody>
      {TRAITS.map((trait) => (
        <tr key={trait}>
          <th scope="row">{namesOf(traits)[trait] ?? trait}</th>
          <td>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" />
              <rect width={`${Math.round((100 * interests[trait]) / MAX_INTEREST)}%`} height="100%" />
            </svg>
            <span>{interests[trait].toFixed(1)}</span>
          </td>
          <td className={styles.points}>
            {fit.status === 'ready' ? (
              signed(fit.fit.contributions[trait])
            ) : (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{t('Not known')}</VisuallyHidden>
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
