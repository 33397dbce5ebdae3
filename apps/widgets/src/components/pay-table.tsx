import type { RelatedCareer } from '@signpost/api-client/guides';
import { salary, SmartLink } from '@signpost/shared-ui';
import styles from './pay-table.module.css';

const STEP = 10_000;

const pays = ({ starterPay, experiencedPay }: RelatedCareer): number[] =>
  [starterPay, experiencedPay].filter((pay) => pay !== null);

const said = (pay: number | null): string => (pay === null ? 'Not published' : salary(pay));

/** The end of the scale in pounds: the highest pay, up to the next ten thousand. */
const scaleOf = (careers: readonly RelatedCareer[]): number =>
  STEP * Math.ceil(Math.max(STEP, ...careers.flatMap(pays)) / STEP);

const PayBar = ({ career, most }: { career: RelatedCareer; most: number }) => {
  const from = Math.min(...pays(career));
  const share = (pounds: number) => `${(100 * pounds) / most}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" />
      {Number.isFinite(from) && (
        <rect x={share(from)} width={share(Math.max(...pays(career)) - from)} height="100%" rx="3" />
      )}
    </svg>
  );
};

/** Careers with their pay on one scale, in pounds a year; pay that is withheld is "not published". */
export const PayTable = ({ careers }: { careers: readonly RelatedCareer[] }) => {
  if (careers.length === 0) return <p>No careers are named in this guide yet.</p>;
  const most = scaleOf(careers);
  return (
    <table className={styles.table}>
      <caption>
        Pay in pounds a year, before tax, by the National Careers Service’s job profiles. The bars share one
        scale, from nothing to {salary(most)}.
      </caption>
      <thead>
        <tr>
          <th scope="col">Career</th>
          <th scope="col">To start</th>
          <th scope="col">With experience</th>
        </tr>
      </thead>
      <tbody>
        {careers.map((career) => (
          <tr key={career.id}>
            <th scope="row">
              <SmartLink href={career.url}>{career.title}</SmartLink>
              <PayBar career={career} most={most} />
            </th>
            <td>{said(career.starterPay)}</td>
            <td>{said(career.experiencedPay)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
