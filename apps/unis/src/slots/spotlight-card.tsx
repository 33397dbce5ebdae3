import { rich, t } from '@signpost/language';
import type { SearchHit } from '@signpost/api-client/search';
import type { CardModule } from '@signpost/federation/contract';
import { Icon, RecordCard } from '@signpost/shared-ui';

/** Formats the subject of the story. */
export const facts: CardModule<SearchHit>['facts'] = ({ facts: { theme } }) => (theme ? [theme] : []);

/** Card of a spotlight, marked first as promotion. */
export const Component: CardModule<SearchHit>['Component'] = ({ record, because, ...place }) => (
  <RecordCard
    {...place}
    record={record}
    line="unis"
    subtitle={record.facts.institutionName ?? ''}
    sign={
      <>
        <Icon name="info" /> {t('Promotion')}
      </>
    }
    because={because && <>{rich('Promotion. <reason></reason>', { reason: () => because })}</>}
    facts={facts(record)}
    showsSummary
  />
);
