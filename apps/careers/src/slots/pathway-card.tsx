import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { counted, RecordCard } from '@signpost/shared-ui';

/** How many careers are on it. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { careers } }) =>
  careers ? [counted(careers.length, 'career')] : [];

/** A career pathway: where it leads. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard
    {...place}
    record={record}
    line="careers"
    subtitle={record.facts.category ?? ''}
    facts={facts(record)}
    told
  />
);
