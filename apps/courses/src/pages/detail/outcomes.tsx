import type { DetailData } from './loader';
import { salary, ShowMore, Stat, StatGrid, StatInContext, NotLoaded } from '@signpost/shared-ui';
import { aboutWhom } from '../../components/words';
import styles from './page.module.css';

const SURVEY = 'Graduate Outcomes survey, by Discover Uni';
const RECORDS = 'Student records, by Discover Uni';

/** The scale of pay: round thousands around the middle half of all and this course's own. */
const scaleOf = (values: readonly number[]): readonly [from: number, to: number] => [
  Math.floor(Math.min(...values) / 5000) * 5000 - 5000,
  Math.ceil(Math.max(...values) / 5000) * 5000 + 5000,
];

const meaningOf = (
  median: number,
  all: { median: number; lowerQuartile: number; upperQuartile: number } | null,
  subject: string,
): string => {
  if (!all) return 'The middle figure 15 months after the course.';
  if (median < all.lowerQuartile) return `Lower than for most graduates of ${subject}.`;
  if (median > all.upperQuartile) return `Higher than for most graduates of ${subject}.`;
  return `About what most graduates of ${subject} earn. The middle figure for all of them is ${salary(all.median)}.`;
};

const Pay = ({ course, subject }: Pick<DetailData, 'course' | 'subject'>) => {
  const pay = course.record?.salary ?? null;
  const guide = 'data' in subject ? subject.data : null;
  const all = guide?.salary ?? null;
  const name = (guide?.title ?? 'this subject').toLowerCase();
  const [from, to] = pay && all ? scaleOf([pay.median, all.lowerQuartile, all.upperQuartile]) : [0, 1];
  return (
    <StatInContext
      label="Graduate pay"
      figure={pay && salary(pay.median)}
      meaning={
        pay
          ? `${'failure' in subject ? `${subject.failure}.` : meaningOf(pay.median, all, name)} Half of those asked earn between ${salary(pay.lowerQuartile)} and ${salary(pay.upperQuartile)}.`
          : 'Too few graduates answered, or the course is too new.'
      }
      range={
        pay && all
          ? {
              from,
              to,
              middle: [all.lowerQuartile, all.upperQuartile],
              value: pay.median,
              format: salary,
              whose: `all graduates of ${name} in the UK`,
            }
          : undefined
      }
      source={{
        publisher: SURVEY,
        year: pay?.years ?? '',
        cohort: pay ? aboutWhom(pay, 'graduate') : undefined,
      }}
      method={
        <p>
          A survey asks everyone who finished what they earn, 15 months later. Pay depends on where people
          live and on the job as much as on the course.
        </p>
      }
    />
  );
};

/** What students say, and what becomes of them: each figure with its meaning, group, year and number of people. */
export const Outcomes = ({ course, subject }: Pick<DetailData, 'course' | 'subject'>) => {
  const { employmentWork, employmentWorkStudy, nssScore, record, unavailable } = course;
  if (unavailable.includes('figures')) {
    return <NotLoaded reason="We could not fetch the figures about students and graduates." />;
  }
  const { continuation = null, jobs = null } = record?.figures ?? {};
  return (
    <>
      <div className={styles.pair}>
        <Pay course={course} subject={subject} />
        <div className={styles.figures}>
          <StatGrid>
            <Stat
              label="In work or study"
              figure={employmentWorkStudy && `${employmentWorkStudy.percent}%`}
              meaning={
                employmentWork ? `15 months after the course. ${employmentWork.percent}% were in work.` : null
              }
              source={{
                publisher: SURVEY,
                year: employmentWorkStudy?.years ?? '',
                cohort: employmentWorkStudy ? aboutWhom(employmentWorkStudy, 'graduate') : undefined,
              }}
            />
            <Stat
              label="In highly skilled jobs"
              figure={jobs && `${jobs.highlySkilled}%`}
              meaning={jobs && 'of those in work: jobs that often ask for a degree.'}
              source={{
                publisher: SURVEY,
                year: jobs?.years ?? '',
                cohort: jobs ? aboutWhom(jobs, 'graduate') : undefined,
              }}
            />
            <Stat
              label="Stayed on the course"
              figure={continuation && `${continuation.stayed}%`}
              meaning={continuation && 'were still studying, or had finished, a year after they began.'}
              source={{
                publisher: RECORDS,
                year: continuation?.years ?? '',
                cohort: continuation ? aboutWhom(continuation, 'student') : undefined,
              }}
            />
            <Stat
              label="Student satisfaction"
              figure={nssScore === null ? null : `${nssScore}%`}
              meaning={
                nssScore === null
                  ? 'The National Student Survey is not among the files we have.'
                  : 'of final-year students were satisfied.'
              }
              source={{ publisher: 'National Student Survey', year: '' }}
            />
          </StatGrid>
        </div>
      </div>
      <ShowMore summary="What these figures can and cannot say">
        <p>
          Where a course is small, the publisher counts students of the whole subject, or of two years. Each
          figure says whom it is about. About few people it moves a lot from year to year, so a gap of a few
          points means little.
        </p>
        <p>“Not published” means that too few people answered, or that nobody was asked. It is not a zero.</p>
      </ShowMore>
    </>
  );
};
