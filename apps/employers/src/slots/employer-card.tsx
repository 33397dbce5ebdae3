import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, RecordCard } from '@signpost/shared-ui';

/** Formats the number of employees. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { companySize } }) => given(companySize);

/** Card of an employer: logo, industry and location. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => {
  const { business, industry, town, region } = record.facts;
  return (
    <RecordCard
      {...place}
      record={record}
      line="employers"
      subtitle={given(business ?? industry, town ?? region).join(', ')}
      facts={facts(record)}
    />
  );
};
