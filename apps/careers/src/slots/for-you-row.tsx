import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { coursesApi } from '@signpost/api-client/courses';
import type { RowModule } from '@signpost/federation/contract';
import { RecordCarousel } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as CareerCard } from './career-card';
import { careersOfSubjects, type CareersOfSubjects } from './careers-of-subjects';

const COURSE_ID = /^[0-9a-f-]{36}$/i;

/**
 * Fetches careers that saved courses lead to; none when a subject was chosen, because the page itself lists those of
 * subjects.
 */
export const load: RowModule<CareersOfSubjects>['load'] = async ({ context, request }) => {
  const params = new URL(request.url).searchParams;
  const ids = (params.get('courses') ?? '').split(',').filter((id) => COURSE_ID.test(id));
  if (ids.length === 0 || params.get('subjects')) return { subjects: [], careers: [] };
  const courses = await loadQuery(context, coursesApi.endpoints.getCourses.initiate(ids));
  return careersOfSubjects(context, [...new Set(courses.flatMap(({ subjectGuides }) => subjectGuides))]);
};

/** The careers row of the personalised page. */
export const Component: RowModule<CareersOfSubjects>['Component'] = ({ data: { subjects, careers } }) => (
  <RecordCarousel
    line="careers"
    heading={t('Careers your saved courses can lead to')}
    note={t('Because you saved courses in {list}.', { list: subjects.join(', ') })}
    all="/explore/career-list"
    records={careers}
    Card={CareerCard}
    {...useRecordSaving('careerCareers')}
  />
);
