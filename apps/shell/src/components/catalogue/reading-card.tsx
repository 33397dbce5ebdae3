import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { RecordCard } from '@signpost/shared-ui';

/** The card of the shell's own kinds, articles and statement guides: shows the summary. */
export const readingCard: CardModule<SearchHit> = {
  Component: ({ record, ...place }) => (
    <RecordCard {...place} record={record} line="guides" subtitle={record.facts.topic ?? ''} showsSummary />
  ),
  facts: () => [],
};
