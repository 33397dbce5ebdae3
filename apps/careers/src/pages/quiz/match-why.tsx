import type { Fit, TraitId } from '@signpost/api-client/careers';
import { signed } from '../../components/fit-words';
import type { Reason } from './reasons';
import { mainReasons } from './reasons';
import styles from './match-why.module.css';

/** What each interest is called. */
export type TraitNames = Readonly<Record<TraitId, string>>;

/**
 * The interests that count most in a match, with their points: "+14 Investigative", "−6 Enterprising". One of which the
 * career has little is said to be little, so that a plus is never read as a liking.
 */
export const MainReasons = ({ reasons, names }: { reasons: readonly Reason[]; names: TraitNames }) => (
  <ul className={styles.main} aria-label="Why">
    {mainReasons(reasons).map(({ trait, points, much }) => (
      <li key={trait} className={points > 0 ? styles.plus : styles.minus}>
        <b>{signed(points)}</b> {much ? names[trait] : `little ${names[trait]}`}
      </li>
    ))}
  </ul>
);

/** A match in full: from 50, each interest's points and why, to the percent, and how sure it is. */
export const MatchSum = ({
  fit: { percent, range },
  reasons,
  names,
}: {
  fit: Fit;
  reasons: readonly Reason[];
  names: TraitNames;
}) => (
  <details className={styles.more}>
    <summary>Why {percent}%?</summary>
    <table className={styles.sum}>
      <thead>
        <tr>
          <th scope="col">Interest</th>
          <th scope="col">Points</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Everyone starts at</th>
          <td>50</td>
          <td />
        </tr>
        {reasons.map(({ trait, points, why }) => (
          <tr key={trait}>
            <th scope="row">{names[trait]}</th>
            <td>{signed(points)}</td>
            <td>{why}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Match</th>
          <td>{percent}%</td>
          <td>
            {range.low === range.high
              ? 'Two other answers would not change it'
              : `Two other answers could make it ${range.low}% to ${range.high}%`}
          </td>
        </tr>
      </tbody>
    </table>
  </details>
);
