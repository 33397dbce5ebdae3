import { t } from '@signpost/language';
import type { CourseDetails, CourseFigures } from '@signpost/api-client/course-details';
import {
  absenceLabel,
  whyAbsent,
  whyWider,
  type Cohort,
  type FigureName,
} from '@signpost/api-client/courses';
import { NotLoaded, ShowMore, Stat, StatGrid, type PeopleNoun } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { Pay } from './pay';
import { PayOverTime } from './pay-over-time';
import { publishers } from '../publishers';
import { Survey } from './survey';
import styles from '../page.module.css';

interface ShareProps {
  course: CourseDetails;
  label: string;
  /** Key of the figure, used to explain why it is missing. */
  name: FigureName;
  percent: number | undefined;
  cohort: Cohort | null;
  /** Description of the cohort. */
  noun: PeopleNoun;
  meaning: string;
  publisher: string;
}

/** A share in percent with its group, year and number of people, or the reason why it is missing. */
const Share = ({
  course: { record },
  label,
  name,
  percent,
  cohort,
  noun,
  meaning,
  publisher,
}: ShareProps) => (
  <Stat
    label={label}
    figure={percent === undefined ? null : `${percent}%`}
    absent={record ? absenceLabel(record, name) : undefined}
    meaning={
      percent === undefined
        ? whyAbsent(record, name)
        : [meaning, cohort && whyWider(cohort)].filter(Boolean).join(' ')
    }
    source={{
      publisher,
      year: cohort?.years ?? '',
      cohort: cohort ? aboutWhom(cohort, noun) : undefined,
    }}
  />
);

/** Student survey and graduate outcomes: each figure with its meaning, group, year and number of people. */
export const Outcomes = ({ course }: { course: CourseDetails }) => {
  if (course.unavailable.includes('figures')) {
    return <NotLoaded reason={t('We could not fetch the figures about students and graduates.')} />;
  }
  return (
    <>
      <div className={styles.pair}>
        <Pay course={course} />
        <Shares course={course} />
      </div>
      <PayOverTime course={course} />
      <div className={styles.chart}>
        <Survey course={course} />
      </div>
      <Limits />
    </>
  );
};

const Shares = ({ course }: { course: CourseDetails }) => {
  const { employmentWork, employmentWorkStudy, record } = course;
  const figures: Partial<CourseFigures> = record?.figures ?? {};
  const { continuation = null, jobs = null } = figures;
  return (
    <div className={styles.figures}>
      <StatGrid>
        <Share
          course={course}
          label={t('In work or study')}
          name="employment"
          percent={employmentWorkStudy?.percent}
          cohort={employmentWorkStudy}
          noun="graduate"
          meaning={[
            t('15 months after the course.'),
            employmentWork && t('{percent}% were in work.', { percent: employmentWork.percent }),
          ]
            .filter(Boolean)
            .join(' ')}
          publisher={publishers().graduates}
        />
        <Share
          course={course}
          label={t('In highly skilled jobs')}
          name="jobs"
          percent={jobs?.highlySkilled}
          cohort={jobs}
          noun="graduate"
          meaning={t('of those in work: jobs that often ask for a degree.')}
          publisher={publishers().graduates}
        />
        <Share
          course={course}
          label={t('Stayed on the course')}
          name="continuation"
          percent={continuation?.stayed}
          cohort={continuation}
          noun="student"
          meaning={t('were still studying, or had gained their award, a year after they began.')}
          publisher={publishers().records}
        />
      </StatGrid>
    </div>
  );
};

const Limits = () => (
  <ShowMore summary={t('What these figures can and cannot say')}>
    <p>
      {t(
        'Where a course is small or new, the publisher counts students of other courses of a subject here, or of two years. Each figure says whom it is about. About few people it moves a lot from year to year, so a gap of a few points means little.',
      )}
    </p>
    <p>
      {t(
        'A figure that is missing is not zero. We say whether it was withheld because it is about too few people, whether the course is too new, or whether it is only not among the files that we have.',
      )}
    </p>
  </ShowMore>
);
