import { hitPayWords, type SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, grouped, RecordCard, salary } from '@signpost/shared-ui';

/** Formats the pay of its graduates. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: hit }) =>
  given(hitPayWords(hit, { salary, grouped }));

/** Card of a subject. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard {...place} record={record} line="courses" facts={facts(record)} showsSummary />
);
