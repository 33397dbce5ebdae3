import { t } from '@signpost/language';
import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, longDate, RecordCard } from '@signpost/shared-ui';

/** Formats level, wage and closing date. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { level, salaryText, closes } }) =>
  given(
    level !== undefined && t('Level {level}', { level }),
    salaryText ?? t('Wage not published'),
    closes && t('Closes {closes}', { closes: longDate(closes) }),
  );

/** Card of an apprenticeship: employer, location, and the employer's logo, the only picture that these records have. */
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
