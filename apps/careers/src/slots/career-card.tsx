import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { careerPay, RecordCard } from '@signpost/shared-ui';

/** What it pays, and of which year that is. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: pay }) => [careerPay(pay)];

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
