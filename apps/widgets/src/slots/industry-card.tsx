import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { RecordCard } from '@signpost/shared-ui';

/** Number of careers on a card. */
const NAMED = 3;

/** Formats a few careers by name. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { careers = [] } }) => careers.slice(0, NAMED);

/** Card of an industry: summary and careers. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard {...place} record={record} line="guides" facts={facts(record)} showsSummary />
);
