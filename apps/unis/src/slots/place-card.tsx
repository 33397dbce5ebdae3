import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { RecordCard } from '@signpost/shared-ui';

/** [E-09] A place is shown by its name alone. */
const bare = (title: string): string => title.replace(/^Study in /, '');

/** Empty, because the name says everything. */
export const facts: CardModule<SearchHit>['facts'] = () => [];

/** Card of a place to study. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard
    {...place}
    record={{
      ...record,
      name: bare(record.name),
      title: record.title.map((part, index) => (index === 0 ? { ...part, text: bare(part.text) } : part)),
    }}
    line="unis"
    subtitle={record.facts.region ?? record.facts.nation ?? ''}
    showsSummary
  />
);
