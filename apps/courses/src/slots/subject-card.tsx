import { hitPayWords, type SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, grouped, RecordCard, salary } from '@signpost/shared-ui';

/** What its graduates earn. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: hit }) =>
  given(hitPayWords(hit, { salary, grouped }));

/** A subject: what one would study. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard {...place} record={record} line="courses" facts={facts(record)} told />
);
