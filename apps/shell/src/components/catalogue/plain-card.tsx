import { awardWords } from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';
import type { CardProps } from '@signpost/federation/contract';
import { Icon, RecordCard, type RecordCardProps } from '@signpost/shared-ui';
import { KINDS } from './kinds';
import { ofWhom } from './of-whom';

interface PlainCardProps extends Omit<CardProps<SearchHit>, 'layout'> {
  readonly layout: RecordCardProps['layout'];
}

/** Two courses of one title at one place differ by their awards. */
const awardOf = ({ kind, facts: { qualification, distinction } }: SearchHit): string | undefined =>
  kind === 'courses' && qualification
    ? awardWords({ qualification, distinction: distinction ?? null })
    : undefined;

/** A record of any kind by what all have: its name, one line, its link and what can be done with it. */
export const PlainCard = ({ record, ...place }: PlainCardProps) =>
  record.kind === 'searches' ? null : (
    <RecordCard
      {...place}
      record={{ ...record, summary: [], image: null, logo: null }}
      line={KINDS[record.kind].line}
      subtitle={[ofWhom(record), awardOf(record)].filter(Boolean).join(', ')}
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
