import type { Fit, TraitId } from '@signpost/api-client/careers';
import { signed } from '../../../components/fit/fit-words';
import type { Placed } from './less-like';
import type { Reason } from './reasons';
import { mainReasons } from './reasons';
import styles from './match-why.module.css';

/** Display names of the interests. */
export type TraitNames = Readonly<Record<TraitId, string>>;

/** The interests with the largest effect on a match, with their points: "+14 about finding out, like you". */
export const MainReasons = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ul className={styles.main} aria-label="Why">
    {mainReasons(reasons).map(({ trait, points, words }) => (
      <li key={trait} className={points > 0 ? styles.plus : styles.minus}>
        <b>{signed(points)}</b> {words}
      </li>
    ))}
  </ul>
);

/**
 * The full calculation of a match: from 50, the points and reason of each interest, to the percent and its confidence.
 */
export const MatchSum = ({
  fit: { percent, range },
  reasons,
  names,
  moved = null,
}: {
  fit: Fit;
  reasons: readonly Reason[];
  names: TraitNames;
  /** The career that caused a deduction, and the points. */
  moved?: Placed['moved'];
}) => (
  <details className={styles.more}>
    <summary>Why {percent - (moved?.points ?? 0)}%?</summary>
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
        {reasons.map(({ trait, points, words }) => (
          <tr key={trait}>
            <th scope="row">{names[trait]}</th>
            <td>{signed(points)}</td>
            <td>{words}</td>
          </tr>
        ))}
        {moved && (
          <tr>
            <th scope="row">Less like {moved.like.title}</th>
            <td>{signed(-moved.points)}</td>
            <td>You asked for less like it. By your answers alone it is {percent}%</td>
          </tr>
        )}
        <tr className={styles.total}>
          <th scope="row">Match</th>
          <td>{percent - (moved?.points ?? 0)}%</td>
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
