import { t } from '@signpost/language';
import type { AnnualEarnings, MinimumWage } from '@signpost/api-client/careers';
import { salary } from '@signpost/shared-ui';
import { whyNoPay } from '../../components/pay';
import styles from './pay-spread.module.css';

type Point = 'p10' | 'p25' | 'median' | 'p75' | 'p90';

const points = (): readonly { readonly point: Point; readonly name: string }[] => [
  { point: 'p10', name: t('The lowest-paid tenth earned less than') },
  { point: 'p25', name: t('The lowest-paid quarter earned less than') },
  { point: 'median', name: t('Half earned less, half more than') },
  { point: 'p75', name: t('The highest-paid quarter earned more than') },
  { point: 'p90', name: t('The highest-paid tenth earned more than') },
];

const STEP = 20_000;

export interface PaySpreadProps {
  annual: AnnualEarnings;
  minimumWage: MinimumWage | null;
}

/**
 * Spread of pay: a box for the quartiles, lines to the published 10th and 90th percentiles, and a table of the same
 * figures.
 */
export const PaySpread = ({ annual, minimumWage }: PaySpreadProps) => {
  const known = points().flatMap(({ point }) => annual[point] ?? []);
  const minimum = minimumWage?.annual ?? null;
  const most = STEP * Math.ceil((Math.max(...known, minimum ?? 0) * 1.02) / STEP);
  return (
    <figure className={styles.spread} aria-labelledby="spread">
      <figcaption>
        <h3 id="spread">{t('From the lowest paid to the highest')}</h3>
        <p>
          {inWords(annual)} {annual.minimum !== null && t('The minimum wage has gone up since.')}
        </p>
      </figcaption>
      <div aria-hidden="true">
        <Picture annual={annual} minimum={minimum} most={most} />
        <p className={styles.scale}>
          <span>{salary(0)}</span>
          <span>{salary(most / 2)}</span>
          <span>{salary(most)}</span>
        </p>
        <ul className={styles.key}>
          {(annual.p25 ?? annual.p75) !== null && <li className={styles.half}>{t('Middle half')}</li>}
          <li className={styles.middle}>{t('Middle')}</li>
          {(annual.p10 ?? annual.p90) !== null && (
            <li className={styles.tenths}>{t('To the lowest and highest tenth')}</li>
          )}
          {minimum !== null && <li className={styles.law}>{t('Minimum wage now, full-time')}</li>}
        </ul>
      </div>
      <table className={styles.table}>
        <caption>
          {t('Full-time pay a year in {year}, before tax ({publisher})', {
            year: annual.source.year,
            publisher: annual.source.publisher,
          })}
        </caption>
        <tbody>
          {points().map(({ point, name }) => (
            <tr key={point}>
              <th scope="row">{name}</th>
              <td>{amountText(annual, point, minimum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};

const inWords = ({ p25, median, p75, source: { year } }: AnnualEarnings): string => {
  if (p25 !== null && p75 !== null)
    return t('In {year} half of full-time workers earned between {p25} and {p75}.', {
      year,
      p25: salary(p25),
      p75: salary(p75),
    });
  return median === null
    ? ''
    : t('In {year} half of full-time workers earned more than {median}.', { year, median: salary(median) });
};

const amountText = (annual: AnnualEarnings, point: Point, minimum: number | null): string => {
  const amount = annual[point];
  if (amount === null) return whyNoPay(annual, point);
  if (minimum === null || amount >= minimum) return salary(amount);
  return t('{amount} in {year}. The law now asks for {minimum}', {
    amount: salary(amount),
    year: annual.source.year,
    minimum: salary(minimum),
  });
};

interface PictureProps {
  annual: AnnualEarnings;
  minimum: number | null;
  most: number;
}

const Picture = ({ annual, minimum, most }: PictureProps) => {
  const { p10, p25, median, p75, p90 } = annual;
  const at = (pounds: number) => `${Math.round((1000 * pounds) / most) / 10}%`;
  const low = p25 ?? median;
  const high = p75 ?? median;
  return (
    <svg className={styles.picture}>
      <line className={styles.ground} x1="0" x2="100%" y1="100%" y2="100%" />
      {p10 !== null && low !== null && <Tenth from={at(p10)} to={at(low)} />}
      {p90 !== null && high !== null && <Tenth from={at(p90)} to={at(high)} />}
      {low !== null && high !== null && high > low && (
        <rect className={styles.box} x={at(low)} width={at(high - low)} y="18%" height="50%" rx="3" />
      )}
      {median !== null && <line className={styles.median} x1={at(median)} x2={at(median)} y1="8%" y2="78%" />}
      {minimum !== null && (
        <line className={styles.minimum} x1={at(minimum)} x2={at(minimum)} y1="0" y2="100%" />
      )}
    </svg>
  );
};

/** A line from the 10th or 90th percentile to the box, with an end mark. */
const Tenth = ({ from, to }: { from: string; to: string }) => (
  <g className={styles.tenth}>
    <line x1={from} x2={to} y1="43%" y2="43%" />
    <line x1={from} x2={from} y1="30%" y2="56%" />
  </g>
);
