import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, payOf, RecordCard } from '@signpost/shared-ui';

/** What it leads to, how one studies it, and what its graduates earn. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { qualification, studyMode = [], salary } }) =>
  given(given(qualification, ...studyMode).join(', '), payOf(salary ?? null, 'graduate pay'));

/** A course: who teaches it, and where. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => {
  const { provider, town, region } = record.facts;
  return (
    <RecordCard
      {...place}
      record={record}
      line="courses"
      subtitle={given(provider, town ?? region).join(', ')}
      facts={facts(record)}
    />
  );
};
