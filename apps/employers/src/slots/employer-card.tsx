import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, RecordCard } from '@signpost/shared-ui';

/** How many people work there. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { companySize } }) => given(companySize);

/** An employer: its mark, what it does, and where. */
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
