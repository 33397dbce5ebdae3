import { t } from '@signpost/language';
import { load as loadQuery } from '@signpost/api-client/base';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import type { RowModule } from '@signpost/federation/contract';
import type { HostedSlots } from '@signpost/federation/slots';
import { RecordCarousel } from '@signpost/shared-ui';
import { useRecordSaving } from '@signpost/identity/save-buttons';
import { Component as SubjectCard } from './subject-card';

type CareerRow = RowModule<readonly SearchHit[], HostedSlots['careers.career.row.v1']>;

/** Fetches the guides to the subjects that lead to a career, the most direct one first. */
export const load: CareerRow['load'] = ({ context, input: { subjectGuides } }) =>
  loadQuery(
    context,
    searchApi.endpoints.getRecords.initiate({ kind: 'subject_guides', ids: [...subjectGuides] }),
  );

/** The courses row of a career's page. */
export const Component: CareerRow['Component'] = ({ data }) => (
  <RecordCarousel
    line="courses"
    heading={t('Subjects that lead there')}
    note={t('What graduates earn is a middle figure, 15 months after they finish, by Discover Uni.')}
    all="/explore/search/subject_guides"
    records={data}
    Card={SubjectCard}
    {...useRecordSaving('subjects')}
  />
);
