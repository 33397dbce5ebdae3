import { t } from '@signpost/language';
import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { given, RecordCard, tidy } from '@signpost/shared-ui';

/** Formats duration, audience and certificate. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { hours, level, certificate } }) =>
  given(
    hours !== undefined && t('{hours, plural, one {# hour} other {# hours}}', { hours }),
    level !== undefined && tidy(String(level)),
    certificate && t('Certificate'),
  );

/** Card of a virtual work experience: employer and job sector. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, ...place }) => (
  <RecordCard
    {...place}
    record={record}
    line="employers"
    subtitle={given(record.facts.employer, record.facts.jobSector).join(', ')}
    facts={facts(record)}
  />
);
