import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { payOf, RecordCard } from '@signpost/shared-ui';

/** What people earn who have done it for a while. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { pay } }) => [
  payOf(pay ?? null, 'with experience'),
];

/** A career: the kind of work, and what it pays. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard
    {...place}
    record={record}
    line="careers"
    subtitle={record.facts.category ?? ''}
    facts={facts(record)}
  />
);
