import { t } from '@signpost/language';
import type { SearchHit } from '@signpost/api-client/search';
import type { CardProps } from '@signpost/federation/contract';
import { Icon, RecordCard, type RecordCardProps } from '@signpost/shared-ui';
import { KINDS } from './kinds';
import { affiliationWithAward } from './affiliation';

interface PlainCardProps extends Omit<CardProps<SearchHit>, 'layout'> {
  readonly layout: RecordCardProps['layout'];
}

/** Shows a record of any kind by the fields that all kinds have: name, one line, link and actions. */
export const PlainCard = ({ record, ...place }: PlainCardProps) =>
  record.kind === 'searches' ? null : (
    <RecordCard
      {...place}
      record={{ ...record, summary: [], image: null, logo: null }}
      line={KINDS[record.kind].line}
      subtitle={affiliationWithAward(record)}
      sign={
        // Promoted content is always labelled as such.
        record.kind === 'spotlights' && (
          <>
            <Icon name="info" /> {t('Promotion')}
          </>
        )
      }
    />
  );
