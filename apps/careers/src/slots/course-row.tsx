import { t } from '@signpost/language';
import type { RowModule } from '@signpost/federation/contract';
import type { HostedSlots } from '@signpost/federation/slots';
import { RecordCarousel } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as CareerCard } from './career-card';
import { careersOfSubjects, type CareersOfSubjects } from './careers-of-subjects';

type CourseRow = RowModule<CareersOfSubjects, HostedSlots['courses.course.row.v1']>;

/** Fetches careers that a course's main subject leads to. */
export const load: CourseRow['load'] = ({ context, input: { subjectGuides } }) =>
  careersOfSubjects(context, subjectGuides.slice(0, 1));

/** The careers row of a course's page. */
export const Component: CourseRow['Component'] = ({ data: { subjects, careers } }) => (
  <RecordCarousel
    line="careers"
    heading={t('Careers it can lead to')}
    note={t('Because its main subject is {list}.', { list: subjects.join(', ') })}
    all="/explore/career-list"
    records={careers}
    Card={CareerCard}
    {...useRecordSaving('careerCareers')}
  />
);
