import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, longDate, RecordCard } from '@signpost/shared-ui';

/** Its level, what it pays, and until when one can apply. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { level, salaryText, closes } }) =>
  given(
    level !== undefined && `Level ${level}`,
    salaryText ?? 'Wage not published',
    closes && `Closes ${longDate(closes)}`,
  );

/** An apprenticeship: who hires, where, and the employer's mark, which is the picture that these records have. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => {
  const { employer, town, region } = record.facts;
  return (
    <RecordCard
      {...place}
      record={{ ...record, logo: record.logo ?? record.image }}
      line="employers"
      subtitle={given(employer, town ?? region).join(', ')}
      facts={facts(record)}
    />
  );
};
