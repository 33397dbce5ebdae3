import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { RecordCard } from '@signpost/shared-ui';

/** Careers named on a card. */
const NAMED = 3;

/** Who works there: a few careers by name. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { careers = [] } }) => careers.slice(0, NAMED);

/** An industry: what it does, and who works there. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard {...place} record={record} line="guides" facts={facts(record)} told />
);
