import { t } from '@signpost/language';
import type { RelatedCareer } from '@signpost/api-client/guides';
import { salary, SmartLink } from '@signpost/shared-ui';
import styles from './pay-table.module.css';

const STEP = 10_000;

/** Returns the end of the scale in GBP: the highest pay, rounded up to the next ten thousand. */
const scaleOf = (careers: readonly RelatedCareer[]): number =>
  STEP * Math.ceil(Math.max(STEP, ...careers.map(({ pay }) => pay ?? 0)) / STEP);

const PayBar = ({ pay, most }: { pay: number | null; most: number }) => (
  <svg className={styles.bar} aria-hidden="true">
    <line x1="0" x2="100%" y1="50%" y2="50%" />
    {pay !== null && <rect width={`${(100 * pay) / most}%`} height="100%" rx="3" />}
  </svg>
);

const said = ({ pay, payMinimum }: RelatedCareer): string => {
  if (pay === null) return t('Not published');
  return payMinimum === null ? salary(pay) : t('{pay} (minimum wage)', { pay: salary(pay) });
};

/** Careers with their median pay on one scale, in GBP a year; withheld pay is shown as "not published". */
export const PayTable = ({ careers }: { careers: readonly RelatedCareer[] }) => {
  const [first] = careers;
  if (!first) return <p>{t('No careers are named in this guide yet.')}</p>;
  const most = scaleOf(careers);
  return (
    <table className={styles.table}>
      <caption>
        {t(
          'Middle pay for full-time work in {payYear}, in pounds a year before tax (Office for National Statistics). Where the minimum wage is more by now, that is shown. The bars share one scale, from nothing to {most}.',
          { payYear: first.payYear, most: salary(most) },
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('Career')}</th>
          <th scope="col">{t('Middle pay')}</th>
        </tr>
      </thead>
      <tbody>
        {careers.map((career) => (
          <tr key={career.id}>
            <th scope="row">
              <SmartLink href={career.url}>{career.title}</SmartLink>
              <PayBar pay={career.pay} most={most} />
            </th>
            <td>{said(career)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
