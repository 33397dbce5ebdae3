import type { ReactNode } from 'react';
import type { SearchHit } from '@signpost/api-client/search';
import { Card, Icon, limit } from '@signpost/shared-ui';
import { factsOf, ofWhom, summaryOf } from './facts';
import { KINDS } from './kinds';

/** Kinds whose cards say what the thing is about, since their facts do not. */
const TOLD = new Set<string>([
  'articles',
  'statement_guides',
  'location_guides',
  'industry_guides',
  'subject_guides',
  'career_pathways',
]);

/** [E-09] A place is called by its name alone. */
const titleOf = ({ kind, name }: SearchHit): string =>
  kind === 'location_guides' ? name.replace(/^Study in /, '') : name;

export interface HitCardProps {
  hit: SearchHit;
  /** Why it is shown, such as "because you saved University of Bath". */
  because?: ReactNode;
  /** The save or dismiss button. */
  action?: ReactNode;
  /** Says what it is, where kinds are mixed. */
  named?: boolean;
  level?: 2 | 3 | 4;
  eager?: boolean;
}

/** A record of any kind as a card on its line. */
export const HitCard = ({ hit, because, action, named = false, level = 3, eager = false }: HitCardProps) => {
  if (hit.kind === 'searches') return null;
  const { line, icon, one } = KINDS[hit.kind];
  return (
    <Card
      title={titleOf(hit)}
      href={hit.url}
      image={hit.image ?? undefined}
      line={line}
      level={level}
      eager={eager}
      kind={
        named && (
          <>
            <Icon name={icon} /> {one.charAt(0).toUpperCase() + one.slice(1)}
          </>
        )
      }
      badges={because}
      subtitle={ofWhom(hit)}
      summary={TOLD.has(hit.kind) && limit(summaryOf(hit), 110)}
      meta={factsOf(hit)}
      action={action}
    />
  );
};
