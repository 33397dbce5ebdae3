import type { AssessmentResults } from '@signpost/api-client/careers';
import { RadarChart } from '@signpost/shared-ui';
import styles from './interests.module.css';

type Scored = AssessmentResults['traits'][number];

const MOST = 5;
const written = (score: number): string => `${score.toFixed(1)} of ${MOST}`;

/** What is liked, without saying that this visitor likes it: "You like to find out" is "Find out". */
const likedThings = (summary: string): string =>
  summary.replace(/^You like (?:to )?(.)/, (_, letter: string) => letter.toUpperCase());

/** The six interests as a shape, as a table and in words. `traits` come in the order that goes round the chart. */
export const Interests = ({ traits }: { traits: readonly Scored[] }) => {
  const byScore = [...traits].sort((one, other) => other.score - one.score);
  const [most] = byScore;
  const least = byScore.at(-1);
  if (!most || !least) return null;
  return (
    <section aria-labelledby="interests" className={styles.part}>
      <h2 id="interests">Your six interests</h2>
      <div className={styles.pair}>
        <RadarChart
          title="How much you like each"
          summary={
            most.score === least.score
              ? `You like all six the same: ${written(most.score)}.`
              : `You like ${most.title} most (${written(most.score)}) and ${least.title} least (${written(least.score)}).`
          }
          source="Mean of your five answers about each interest, from 1 (strongly dislike) to 5 (strongly like)"
          first="Interest"
          axes={traits.map(({ title }) => title)}
          series={[{ name: 'You', values: traits.map(({ score }) => score) }]}
          max={MOST}
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
