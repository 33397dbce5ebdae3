import { t } from '@signpost/language';
import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { DateLeaf, given, longDate, RecordCard } from '@signpost/shared-ui';

const timeOf = ({ facts: { starts, ends } }: SearchHit): string | undefined =>
  starts && ends ? t('{starts} to {ends}', { starts, ends }) : starts;

/** Formats date and time. */
export const facts: CardModule<SearchHit>['facts'] = (record) =>
  given(record.facts.date && longDate(record.facts.date), timeOf(record));

/** Card of an open day: date, provider and location. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => {
  const { provider, town, type, date } = record.facts;
  return (
    <RecordCard
      {...place}
      record={record}
      line="unis"
      subtitle={given(provider, town ?? (type === 'online' && t('Online'))).join(', ')}
      media={date && <DateLeaf date={date} />}
      facts={given(timeOf(record))}
    />
  );
};
