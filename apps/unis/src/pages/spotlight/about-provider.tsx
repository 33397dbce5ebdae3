import { t } from '@signpost/language';
import { courseUrl } from '@signpost/api-client/page-urls';
import {
  awardWords,
  entryWords,
  payWords,
  savedCourse,
  type CoursePage,
  studyModeName,
} from '@signpost/api-client/courses';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import {
  Card,
  CardGrid,
  EmptyState,
  grouped,
  LoadedPart,
  named,
  Part,
  salary,
  SaveButton,
} from '@signpost/shared-ui';
import { OpenDayList } from '../../components/open-days/open-day-list';
import { providerPageUrl } from '../../components/provider/provider-tabs';
import type { SpotlightProvider } from './loader';

const Courses = ({ courses }: { courses: CoursePage['results'] }) => {
  const saving = useSaveButtons('courses');
  return (
    <CardGrid>
      {courses.map((course) => (
        <li key={course.id}>
          <Card
            title={course.title}
            href={courseUrl(course)}
            line="courses"
            subtitle={[awardWords(course), ...course.studyModes.map(studyModeName)].join(', ')}
            meta={[entryWords(course, { grouped }), payWords(course, { salary, grouped })]}
            action={<SaveButton {...saving(savedCourse(course))} />}
          />
        </li>
      ))}
    </CardGrid>
  );
};

/** Records related to a story: courses of its first subject, and open days. */
export const AboutProvider = ({ provider, courses, openDays }: SpotlightProvider) => (
  <>
    <Part id="courses" heading={t('Related courses at {name}', { name: named(provider.name) })}>
      <LoadedPart part={courses}>
        {({ results }) =>
          results.length > 0 ? (
            <Courses courses={results} />
          ) : (
            <EmptyState
              heading={t('No course of this subject is in our list')}
              ways={[{ name: t('See all of its courses'), href: providerPageUrl(provider, 'courses') }]}
            >
              <p>{t('The story may use another word for it.')}</p>
            </EmptyState>
          )
        }
      </LoadedPart>
    </Part>
    <Part id="open-days" heading={t('Open days')}>
      <LoadedPart part={openDays}>
        {(days) => (days.length > 0 ? <OpenDayList days={days} /> : <p>{t('No open day is announced.')}</p>)}
      </LoadedPart>
    </Part>
  </>
);
