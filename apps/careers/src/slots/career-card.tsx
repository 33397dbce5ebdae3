import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { careerPay, RecordCard } from '@signpost/shared-ui';

/** Formats pay with its year. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: pay }) => [careerPay(pay)];

/** Card of a career: category and pay. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard
    {...place}
    record={record}
    line="careers"
    subtitle={record.facts.category ?? ''}
    facts={facts(record)}
  />
);
