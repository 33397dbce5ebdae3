import type { SearchHit } from '@signpost/api-client/search';
import type { CardProps } from '@signpost/federation/contract';
import { Icon } from '@signpost/shared-ui';
import type { Cards } from '../../slots/slots';
import { KINDS } from './kinds';
import { PlainCard } from './plain-card';
import { readingCard } from './reading-card';

export interface HitCardProps extends Omit<CardProps<SearchHit>, 'record' | 'kind'> {
  hit: SearchHit;
  /** The cards available to the page; kinds without one use the plain card. */
  cards: Cards;
  /** Whether the card shows its kind, for lists of mixed kinds. */
  showKind?: boolean;
}

const SHELL_CARDS: Cards = { articles: readingCard, statement_guides: readingCard };

const KindLabel = ({ kind }: Pick<SearchHit, 'kind'>) => {
  if (kind === 'searches') return null;
  const { icon, singular } = KINDS[kind];
  return (
    <>
      <Icon name={icon} /> {singular.charAt(0).toUpperCase() + singular.slice(1)}
    </>
  );
};

/** Shows a record with the card of the squad that owns its kind, or the plain card when that cannot be loaded. */
export const HitCard = ({ hit, cards, showKind = false, ...place }: HitCardProps) => {
  const Card = (SHELL_CARDS[hit.kind] ?? cards[hit.kind])?.Component ?? PlainCard;
  return <Card {...place} record={hit} {...(showKind && { kind: <KindLabel kind={hit.kind} /> })} />;
};
