import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { payOf, RecordCard } from '@signpost/shared-ui';

/** What its graduates earn. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { salary } }) => [
  payOf(salary ?? null, 'graduate pay'),
];

/** A subject: what one would study. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard {...place} record={record} line="courses" facts={facts(record)} told />
);
