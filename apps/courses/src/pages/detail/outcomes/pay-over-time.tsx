import { t } from '@signpost/language';
import type { CourseDetails, CourseRecord, Quartiles, SubjectPay } from '@signpost/api-client/course-details';
import { absenceLabel, type Cohort, type FigureName } from '@signpost/api-client/courses';
import { grouped, salary } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { comparedWith } from './pay';
import page from '../page.module.css';
import styles from './pay-over-time.module.css';

interface Moment {
  readonly when: string;
  readonly figure: FigureName;
  readonly here: (Quartiles & Cohort) | null;
  readonly all: SubjectPay | null;
}

const momentsOf = ({ salary: months15, figures, subjectEarnings }: CourseRecord): readonly Moment[] => [
  { when: t('After 15 months'), figure: 'salary', here: months15, all: subjectEarnings?.months15 ?? null },
  {
    when: t('After 3 years'),
    figure: 'earnings3',
    here: figures.earnings3,
    all: subjectEarnings?.years3 ?? null,
  },
  {
    when: t('After 5 years'),
    figure: 'earnings5',
    here: figures.earnings5,
    all: subjectEarnings?.years5 ?? null,
  },
];

const half = ({ lowerQuartile, upperQuartile }: Quartiles): string =>
  t('{lowerQuartile} to {upperQuartile}', {
    lowerQuartile: salary(lowerQuartile),
    upperQuartile: salary(upperQuartile),
  });

/** Number of listed regions: those with the most graduates in work. */
const REGIONS_SHOWN = 5;

/**
 * Pay after 15 months, 3 and 5 years: median and quartiles of this course or its group here and of all graduates of the
 * subject in the UK, on one scale, then the regions where those graduates earn it. The table itself is the chart.
 */
export const PayOverTime = ({ course: { record } }: { course: CourseDetails }) => {
  if (!record) return null;
  const moments = momentsOf(record);
  const known = moments.flatMap(({ here, all }) => [here, all]).filter((pay) => pay !== null);
  if (known.length === 0) return null;
  const subject = record.subjectEarnings?.subjectName ?? t('the subject');
  const from = Math.min(...known.map(({ lowerQuartile }) => lowerQuartile)) - 1_000;
  const to = Math.max(...known.map(({ upperQuartile }) => upperQuartile)) + 1_000;
  return (
    <section aria-labelledby="pay-over-time" className={styles.pay}>
      <h3 id="pay-over-time">{t('Pay in the years after')}</h3>
      <p>
        {t(
          'The dot is the middle figure, the bar the middle half. The first line is for graduates here, the second for all graduates of {subject} in the UK.',
          { subject },
        )}{' '}
        {comparedWith(record)}
      </p>
      <table className={page.options}>
        <caption className={page.caption}>{t('Pay a year, before tax')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('When')}</th>
            <th scope="col">{t('Here')}</th>
            <th scope="col">{t('All in the UK')}</th>
          </tr>
        </thead>
        <tbody>
          {moments.map((moment) => (
            <MomentRow
              key={moment.when}
              moment={moment}
              record={record}
              subject={subject}
              from={from}
              to={to}
            />
          ))}
        </tbody>
      </table>
      <Regions record={record} subject={subject} />
      <p className={styles.note}>
        {t(
          'Graduate Outcomes survey (15 months) and tax records (LEO, 3 and 5 years), by Discover Uni. The survey is of full-time work; tax records count part-time work too. Each figure is of different graduates.',
        )}
      </p>
    </section>
  );
};

interface MomentRowProps {
  readonly moment: Moment;
  readonly record: CourseRecord;
  readonly subject: string;
  readonly from: number;
  readonly to: number;
}

const MomentRow = ({ moment: { when, figure, here, all }, record, subject, from, to }: MomentRowProps) => (
  <tr>
    <th scope="row">
      {when}
      <Strip pays={[here, all]} from={from} to={to} />
    </th>
    <td>
      {here ? (
        <>
          <strong>{salary(here.median)}</strong>
          <span className={styles.note}>{t('Middle half {here}', { here: half(here) })}</span>
          <span className={styles.note}>
            {aboutWhom(here, 'graduate')}, {here.years}
          </span>
        </>
      ) : (
        <span className={styles.note}>{absenceLabel(record, figure)}</span>
      )}
    </td>
    <td>
      {all ? (
        <>
          <strong>{salary(all.median)}</strong>
          <span className={styles.note}>{t('Middle half {all}', { all: half(all) })}</span>
          <span className={styles.note}>
            {t('{people, plural, one {# graduate} other {# graduates}} of {subject}', {
              people: all.people,
              subject,
            })}
          </span>
        </>
      ) : (
        <span className={styles.note}>{t('Not published')}</span>
      )}
    </td>
  </tr>
);

/** Pay of the subject's graduates after 5 years, in the regions where most of them work. */
const Regions = ({ record, subject }: { record: CourseRecord; subject: string }) => {
  const regions = (record.subjectEarnings?.years5?.regions ?? []).slice(0, REGIONS_SHOWN);
  return (
    regions.length > 0 && (
      <details>
        <summary>{t('Where graduates of {subject} earn it, 5 years on', { subject })}</summary>
        <table className={page.options}>
          <caption className={page.caption}>{t('Regions where most of them work')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Region')}</th>
              <th scope="col">{t('Middle pay')}</th>
              <th scope="col">{t('Graduates')}</th>
            </tr>
          </thead>
          <tbody>
            {regions.map((region) => (
              <tr key={region.name}>
                <th scope="row">{region.name}</th>
                <td>
                  {salary(region.median)}
                  <span className={styles.note}>{t('Middle half {region}', { region: half(region) })}</span>
                </td>
                <td>{grouped(region.people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    )
  );
};

interface StripProps {
  /** A row for this course's group, and one for the whole subject. */
  readonly pays: readonly (Quartiles | null)[];
  readonly from: number;
  readonly to: number;
}

/** Draws the figures of a row on the shared scale. */
const Strip = ({ pays, from, to }: StripProps) => {
  const place = (amount: number) => `${((amount - from) / (to - from)) * 100}%`;
  return (
    <svg className={styles.strip} aria-hidden="true">
      {pays.map(
        (pay, line) =>
          pay && (
            <g key={line} className={line === 0 ? styles.here : styles.all}>
              <line
                x1={place(pay.lowerQuartile)}
                x2={place(pay.upperQuartile)}
                y1={10 + line * 16}
                y2={10 + line * 16}
              />
              <circle cx={place(pay.median)} cy={10 + line * 16} r="6" />
            </g>
          ),
      )}
    </svg>
  );
};
