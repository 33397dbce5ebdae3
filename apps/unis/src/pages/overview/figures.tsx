import { absenceLabel, STAYED, whyAbsent } from '@signpost/api-client/courses';
import { PROVIDER_PAY, type Provider } from '@signpost/api-client/unis';
import { counted, grouped, plural, salary, ShowMore, Stat, StatGrid } from '@signpost/shared-ui';
import { isPartOfAll } from '../../components/course-count';
import { whyNoTef } from '../../components/tef';
import styles from './page.module.css';

const cohort = (people: number | null, noun: string): string | undefined =>
  people === null ? undefined : `about ${counted(people, noun)}`;

const payMeaning = ({ salary: pay, absences }: Provider): string => {
  if (!pay) return whyAbsent(absences.salary);
  const { lowerQuartile, upperQuartile, monthsAfter } = pay;
  const what = `The ${PROVIDER_PAY}, ${monthsAfter} months after the course.`;
  return lowerQuartile === null || upperQuartile === null
    ? what
    : `${what} On average, the middle half of a subject earn ${salary(lowerQuartile)} to ${salary(upperQuartile)}.`;
};

const percent = (figure: { readonly percent: number } | null): string | null =>
  figure && `${figure.percent}%`;

/** A provider's key figures, each with its meaning, source, year and cohort, then the method of each. */
export const KeyFigures = ({ provider }: { provider: Provider }) => {
  const { salary: pay, continuation, employment, absences, tef } = provider;
  return (
    <>
      <div className={styles.figures}>
        <StatGrid>
          <Stat
            label="Graduate pay"
            figure={pay && salary(pay.median)}
            absent={absenceLabel(provider, 'salary')}
            meaning={payMeaning(provider)}
            source={{
              publisher: 'Graduate Outcomes survey',
              year: pay?.year ?? '',
              cohort: cohort(pay?.graduates ?? null, 'graduate'),
            }}
          />
          <Stat
            label="Stayed on their course"
            figure={percent(continuation)}
            absent={absenceLabel(provider, 'continuation')}
            meaning={continuation ? `of students were ${STAYED}.` : whyAbsent(absences.continuation)}
            source={{
              publisher: 'Student records (HESA)',
              year: continuation?.year ?? '',
              cohort: cohort(continuation?.students ?? null, 'student'),
            }}
          />
          <Stat
            label="In work or study"
            figure={percent(employment)}
            absent={absenceLabel(provider, 'employment')}
            meaning={
              employment
                ? 'of graduates had a job or were studying, 15 months after their course.'
                : whyAbsent(absences.employment)
            }
            source={{
              publisher: 'Graduate Outcomes survey',
              year: employment?.year ?? '',
              cohort: cohort(employment?.graduates ?? null, 'graduate'),
            }}
          />
          <Stat
            label="Teaching rating"
            figure={tef?.overall ?? (tef ? null : 'Not part of TEF')}
            meaning={whyNoTef(provider) ?? 'overall in the Teaching Excellence Framework.'}
            source={{ publisher: 'Office for Students', year: tef ? String(tef.year) : '' }}
          />
          <Courses provider={provider} />
        </StatGrid>
      </div>
      <Method />
    </>
  );
};

const Courses = ({ provider }: { provider: Provider }) => {
  const { courseCount, coursesPublished } = provider;
  return (
    <Stat
      label="Courses"
      figure={courseCount > 0 ? grouped(courseCount) : null}
      absent={coursesPublished > 0 ? 'Not among our files' : undefined}
      meaning={
        courseCount === 0
          ? coursesPublished > 0 &&
            `It publishes ${counted(coursesPublished, 'undergraduate course')}. Their titles are not in our files.`
          : isPartOfAll(provider)
            ? `of the ${counted(coursesPublished, 'undergraduate course')} that it publishes are listed here.`
            : `undergraduate ${plural('course', courseCount)}: all that it publishes.`
      }
      source={{ publisher: 'Discover Uni', year: '' }}
    />
  );
};

const Method = () => (
  <ShowMore summary="How these figures are measured">
    <p>
      <strong>Graduate pay</strong> and <strong>in work or study</strong> come from a survey of everyone who
      finished a course, 15 months later. Not everyone answers. Pay depends on the subject and the part of the
      country as much as on the university, so compare like with like.
    </p>
    <p>
      <strong>Stayed on their course</strong> is counted from the records of every student, one year and 14
      days after they began.
    </p>
    <p>
      All of them are for the whole university. A single course can be very different. A figure about few
      people moves a lot from year to year, so a gap of a few points means little.
    </p>
  </ShowMore>
);
