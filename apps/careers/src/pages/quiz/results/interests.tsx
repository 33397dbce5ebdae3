import { t } from '@signpost/language';
import type { AssessmentResults } from '@signpost/api-client/careers';
import { RadarChart } from '@signpost/shared-ui';
import styles from './interests.module.css';

type Scored = AssessmentResults['traits'][number];

const MAX_SCORE = 5;
const written = (score: number): string =>
  t('{amount} of {maxScore}', { amount: score.toFixed(1), maxScore: MAX_SCORE });

/** Turns a sentence about the visitor into a phrase: "You like to find out" becomes "Find out". */
const likedThings = (summary: string): string =>
  summary.replace(/^You like (?:to )?(.)/, (_, letter: string) => letter.toUpperCase());

/** The six interests as a radar chart, a table and text. `traits` come in the order of the chart's axes. */
export const Interests = ({ traits }: { traits: readonly Scored[] }) => {
  const byScore = [...traits].sort((one, other) => other.score - one.score);
  const [most] = byScore;
  const least = byScore.at(-1);
  if (!most || !least) return null;
  return (
    <section aria-labelledby="interests" className={styles.part}>
      <h2 id="interests">{t('Your six interests')}</h2>
      <div className={styles.pair}>
        <RadarChart
          title={t('How much you like each')}
          summary={
            most.score === least.score
              ? t('You like all six the same: {score}.', { score: written(most.score) })
              : t('You like {title} most ({score}) and {title2} least ({score2}).', {
                  title: most.title,
                  score: written(most.score),
                  title2: least.title,
                  score2: written(least.score),
                })
          }
          source={t(
            'Mean of your five answers about each interest, from 1 (strongly dislike) to 5 (strongly like)',
          )}
          first={t('Interest')}
          axes={traits.map(({ title }) => title)}
          series={[{ name: t('You'), values: traits.map(({ score }) => score) }]}
          max={MAX_SCORE}
          format={written}
        />
        <ol className={styles.words}>
          {byScore.map(({ id, title, person, summary, score }) => (
            <li key={id}>
              <h3>
                {title} <span>{person}</span>
              </h3>
              <b>{written(score)}</b>
              <p>{likedThings(summary)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
