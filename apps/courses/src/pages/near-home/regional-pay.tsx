import { COLLECTION_YEAR } from '@signpost/api-client/courses';
import type { PlacePay, RegionalSubjectPay } from '@signpost/api-client/guides';
import { capitalised, counted, salary, ShowMore } from '@signpost/shared-ui';
import styles from './page.module.css';

/** Number of subjects shown before the rest, those with the most graduates. */
const SHOWN = 1;

interface RegionalPayProps {
  pay: readonly RegionalSubjectPay[];
  /** The region of the postcode. */
  region: string;
}

/** "the South West", but "London" and "Wales". */
const inWords = (region: string): string =>
  /^(North|South|East|West|Crown) /.test(region) ? `the ${region}` : region;

/** What graduates of the subject earn in the region 3 and 5 years later, beside the whole UK. */
export const RegionalPay = ({ pay, region }: RegionalPayProps) => (
  <>
    {pay.length === 0 ? (
      <p>Pay of graduates of this subject is not published after 3 and 5 years.</p>
    ) : (
      <>
        {pay.slice(0, SHOWN).map((subject) => (
          <SubjectTable key={subject.subject} pay={subject} region={region} />
        ))}
        {pay.length > SHOWN && (
          <ShowMore summary={`Pay in ${counted(pay.length - SHOWN, 'more part')} of the subject`}>
            {pay.slice(SHOWN).map((subject) => (
              <SubjectTable key={subject.subject} pay={subject} region={region} />
            ))}
          </ShowMore>
        )}
      </>
    )}
    <p className={styles.soft}>
      {`Tax records (LEO), by Discover Uni, ${COLLECTION_YEAR}: graduates of full-time first degrees, before tax, part-time work counted too. The region is where they are now, wherever they studied. Discover Uni does not say which tax years. Each figure is of different graduates.`}
    </p>
  </>
);

const SubjectTable = ({ pay, region }: { pay: RegionalSubjectPay; region: string }) => {
  const rows = [
    { when: 'After 3 years', moment: pay.years3 },
    { when: 'After 5 years', moment: pay.years5 },
  ];
  return (
    <div className={styles.pay}>
      <h3>{capitalised(pay.subjectName)}</h3>
      <p>{comparisonOf(pay, region)}</p>
      <table className={styles.table}>
        <caption>{`Middle pay a year of graduates of ${pay.subjectName}`}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">{capitalised(inWords(region))}</th>
            <th scope="col">Whole UK</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, moment }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <PayCell pay={moment?.region ?? null} />
              <PayCell pay={moment?.uk ?? null} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Compares the latest pay that is published for both places. */
const comparisonOf = ({ years3, years5 }: RegionalSubjectPay, region: string): string => {
  const place = inWords(region);
  const [years, moment] = years5?.region ? [5, years5] : [3, years3];
  if (!moment?.region) return `Pay in ${place} is not published. The UK’s stands beside it.`;
  const more = moment.region.median - moment.uk.median;
  const difference =
    more === 0 ? 'the same as' : `${salary(Math.abs(more))} a year ${more > 0 ? 'more than' : 'less than'}`;
  return `${years} years on, the middle graduate in ${place} earns ${difference} in the UK as a whole.`;
};

const PayCell = ({ pay }: { pay: PlacePay | null }) => (
  <td>
    {pay ? (
      <>
        <strong>{salary(pay.median)}</strong>
        <span className={styles.note}>
          {`Middle half ${salary(pay.lowerQuartile)} to ${salary(pay.upperQuartile)}`}
        </span>
        <span className={styles.note}>{counted(pay.people, 'graduate')}</span>
      </>
    ) : (
      <span className={styles.note}>Not published</span>
    )}
  </td>
);
