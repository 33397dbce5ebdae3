import { rich, t } from '@signpost/language';
import { absenceLabel, whyAbsent } from '@signpost/api-client/courses';
import { type Provider } from '@signpost/api-client/unis';
import {
  awardName,
  grouped,
  salary,
  ShowMore,
  Stat,
  StatGrid,
  aboutPeople,
  type PeopleNoun,
} from '@signpost/shared-ui';
import { isPartOfAll } from '../../components/course-count';
import { whyNoTef } from '../../components/tef';
import styles from './page.module.css';

const cohort = (people: number | null, noun: PeopleNoun): string | undefined =>
  people === null ? undefined : aboutPeople(people, noun);

const payMeaning = ({ salary: pay, absences }: Provider): string => {
  if (!pay) return whyAbsent({ absences }, 'salary');
  const { lowerQuartile, upperQuartile, monthsAfter } = pay;
  const what = t('The average of its subjects’ middle figures, {monthsAfter} months after the course.', {
    monthsAfter,
  });
  return lowerQuartile === null || upperQuartile === null
    ? what
    : t('{pay} On average, the middle half of a subject earn {lowerQuartile} to {upperQuartile}.', {
        pay: what,
        lowerQuartile: salary(lowerQuartile),
        upperQuartile: salary(upperQuartile),
      });
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
            label={t('Graduate pay')}
            figure={pay && salary(pay.median)}
            absent={absenceLabel(provider, 'salary')}
            meaning={payMeaning(provider)}
            source={{
              publisher: t('Graduate Outcomes survey'),
              year: pay?.year ?? '',
              cohort: cohort(pay?.graduates ?? null, 'graduate'),
            }}
          />
          <Stat
            label={t('Stayed on their course')}
            figure={percent(continuation)}
            absent={absenceLabel(provider, 'continuation')}
            meaning={
              continuation
                ? t('of students were still studying, or had gained their award, a year after they began.')
                : whyAbsent({ absences }, 'continuation')
            }
            source={{
              publisher: t('Student records (HESA)'),
              year: continuation?.year ?? '',
              cohort: cohort(continuation?.students ?? null, 'student'),
            }}
          />
          <Stat
            label={t('In work or study')}
            figure={percent(employment)}
            absent={absenceLabel(provider, 'employment')}
            meaning={
              employment
                ? t('of graduates had a job or were studying, 15 months after their course.')
                : whyAbsent({ absences }, 'employment')
            }
            source={{
              publisher: t('Graduate Outcomes survey'),
              year: employment?.year ?? '',
              cohort: cohort(employment?.graduates ?? null, 'graduate'),
            }}
          />
          <Stat
            label={t('Teaching rating')}
            figure={ratingOf(tef)}
            meaning={whyNoTef(provider) ?? t('overall in the Teaching Excellence Framework.')}
            source={{ publisher: t('Office for Students'), year: tef ? String(tef.year) : '' }}
          />
          <Courses provider={provider} />
        </StatGrid>
      </div>
      <Method />
    </>
  );
};

/** The overall rating; for a school of several universities theirs, each once. */
const ratingOf = (tef: Provider['tef']): string | null => {
  if (!tef) return t('Not part of TEF');
  const awards = [tef, ...tef.parents].flatMap(({ overall }) => (overall ? [awardName(overall)] : []));
  return [...new Set(awards)].join(', ') || null;
};

const Courses = ({ provider }: { provider: Provider }) => {
  const { courseCount, coursesPublished } = provider;
  return (
    <Stat
      label={t('Courses')}
      figure={courseCount > 0 ? grouped(courseCount) : null}
      absent={coursesPublished > 0 ? t('Not among our files') : undefined}
      meaning={
        courseCount === 0
          ? coursesPublished > 0 &&
            t(
              'It publishes {coursesPublished, plural, one {# undergraduate course} other {# undergraduate courses}}. Their titles are not in our files.',
              { coursesPublished },
            )
          : isPartOfAll(provider)
            ? t(
                'of the {coursesPublished, plural, one {# undergraduate course} other {# undergraduate courses}} that it publishes are listed here.',
                { coursesPublished },
              )
            : t('undergraduate {courseCount, plural, one {course} other {courses}}: all that it publishes.', {
                courseCount,
              })
      }
      source={{ publisher: t('Discover Uni'), year: '' }}
    />
  );
};

const Method = () => (
  <ShowMore summary={t('How these figures are measured')}>
    <p>
      {rich(
        '<strong>Graduate pay</strong> and <strong>in work or study</strong> come from a survey of everyone who finished a course, 15 months later. Not everyone answers. Pay depends on the subject and the part of the country as much as on the university, so compare like with like.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
    <p>
      {rich(
        '<strong>Stayed on their course</strong> is counted from the records of every student, one year and 14 days after they began.',
        { strong: (text) => <strong>{text}</strong> },
      )}
    </p>
    <p>
      {t(
        'All of them are for the whole university. A single course can be very different. A figure about few people moves a lot from year to year, so a gap of a few points means little.',
      )}
    </p>
  </ShowMore>
);
