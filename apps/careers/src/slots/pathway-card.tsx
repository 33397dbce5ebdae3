import { t } from '@signpost/language';
import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { RecordCard } from '@signpost/shared-ui';

/** Formats the number of careers on the pathway. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { careers } }) =>
  careers ? [t('{count, plural, one {# career} other {# careers}}', { count: careers.length })] : [];

/** Card of a career pathway. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard
    {...place}
    record={record}
    line="careers"
    subtitle={record.facts.category ?? ''}
    facts={facts(record)}
    showsSummary
  />
);
