import type { SearchHit } from '@signpost/api-client/search';
import type { CardProps } from '@signpost/federation/contract';
import { Icon, RecordCard, type RecordCardProps } from '@signpost/shared-ui';
import { KINDS } from './kinds';
import { ofWhomWithAward } from './of-whom';

interface PlainCardProps extends Omit<CardProps<SearchHit>, 'layout'> {
  readonly layout: RecordCardProps['layout'];
}

/** A record of any kind by what all have: its name, one line, its link and what can be done with it. */
export const PlainCard = ({ record, ...place }: PlainCardProps) =>
  record.kind === 'searches' ? null : (
    <RecordCard
      {...place}
      record={{ ...record, summary: [], image: null, logo: null }}
      line={KINDS[record.kind].line}
      subtitle={ofWhomWithAward(record)}
      sign={
        // Promotion says so, however little else is known of it.
        record.kind === 'spotlights' && (
          <>
            <Icon name="info" /> Promotion
          </>
        )
      }
    />
  );
