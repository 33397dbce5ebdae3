import { t } from '@signpost/language';
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
  <ul className={styles.main} aria-label={t('Why')}>
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
    <summary>{t('Why {value}%?', { value: percent - (moved?.points ?? 0) })}</summary>
    <table className={styles.sum}>
      <thead>
        <tr>
          <th scope="col">{t('Interest')}</th>
          <th scope="col">{t('Points')}</th>
          <th scope="col">{t('Why')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('Everyone starts at')}</th>
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
            <th scope="row">{t('Less like {title}', { title: moved.like.title })}</th>
            <td>{signed(-moved.points)}</td>
            <td>{t('You asked for less like it. By your answers alone it is {percent}%', { percent })}</td>
          </tr>
        )}
        <tr className={styles.total}>
          <th scope="row">{t('Match')}</th>
          <td>{percent - (moved?.points ?? 0)}%</td>
          <td>
            {range.low === range.high
              ? t('Two other answers would not change it')
              : t('Two other answers could make it {low}% to {high}%', { low: range.low, high: range.high })}
          </td>
        </tr>
      </tbody>
    </table>
  </details>
);
