import { t } from '@signpost/language';
import { COLLECTION_YEAR } from '@signpost/api-client/courses';
import type { PlacePay, RegionalSubjectPay } from '@signpost/api-client/guides';
import { capitalised, salary, ShowMore, countedPeople } from '@signpost/shared-ui';
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
  /^(North|South|East|West|Crown) /.test(region) ? t('the {region}', { region }) : region;

/** What graduates of the subject earn in the region 3 and 5 years later, beside the whole UK. */
export const RegionalPay = ({ pay, region }: RegionalPayProps) => (
  <>
    {pay.length === 0 ? (
      <p>{t('Pay of graduates of this subject is not published after 3 and 5 years.')}</p>
    ) : (
      <>
        {pay.slice(0, SHOWN).map((subject) => (
          <SubjectTable key={subject.subject} pay={subject} region={region} />
        ))}
        {pay.length > SHOWN && (
          <ShowMore
            summary={t('Pay in {value, plural, one {# more part} other {# more parts}} of the subject', {
              value: pay.length - SHOWN,
            })}
          >
            {pay.slice(SHOWN).map((subject) => (
              <SubjectTable key={subject.subject} pay={subject} region={region} />
            ))}
          </ShowMore>
        )}
      </>
    )}
    <p className={styles.soft}>
      {t(
        'Tax records (LEO), by Discover Uni, {collectionYear}: graduates of full-time first degrees, before tax, part-time work counted too. The region is where they are now, wherever they studied. Discover Uni does not say which tax years. Each figure is of different graduates.',
        { collectionYear: COLLECTION_YEAR },
      )}
    </p>
  </>
);

const SubjectTable = ({ pay, region }: { pay: RegionalSubjectPay; region: string }) => {
  const rows = [
    { when: t('After 3 years'), moment: pay.years3 },
    { when: t('After 5 years'), moment: pay.years5 },
  ];
  return (
    <div className={styles.pay}>
      <h3>{capitalised(pay.subjectName)}</h3>
      <p>{comparisonOf(pay, region)}</p>
      <table className={styles.table}>
        <caption>
          {t('Middle pay a year of graduates of {subjectName}', { subjectName: pay.subjectName })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('When')}</th>
            <th scope="col">{capitalised(inWords(region))}</th>
            <th scope="col">{t('Whole UK')}</th>
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
  if (!moment?.region) return t('Pay in {place} is not published. The UK’s stands beside it.', { place });
  const more = moment.region.median - moment.uk.median;
  const values = { years, place, difference: salary(Math.abs(more)) };
  if (more === 0)
    return t(
      '{years} years on, the middle graduate in {place} earns the same as in the UK as a whole.',
      values,
    );
  return more > 0
    ? t(
        '{years} years on, the middle graduate in {place} earns {difference} a year more than in the UK as a whole.',
        values,
      )
    : t(
        '{years} years on, the middle graduate in {place} earns {difference} a year less than in the UK as a whole.',
        values,
      );
};

const PayCell = ({ pay }: { pay: PlacePay | null }) => (
  <td>
    {pay ? (
      <>
        <strong>{salary(pay.median)}</strong>
        <span className={styles.note}>
          {t('Middle half {lowerQuartile} to {upperQuartile}', {
            lowerQuartile: salary(pay.lowerQuartile),
            upperQuartile: salary(pay.upperQuartile),
          })}
        </span>
        <span className={styles.note}>{countedPeople(pay.people, 'graduate')}</span>
      </>
    ) : (
      <span className={styles.note}>{t('Not published')}</span>
    )}
  </td>
);
