import type { SearchHit } from '@signpost/api-client/search';
import type { CardProps } from '@signpost/federation/contract';
import { Icon } from '@signpost/shared-ui';
import type { Cards } from '../../routing/slots';
import { KINDS } from './kinds';
import { PlainCard } from './plain-card';
import { readingCard } from './reading-card';

export interface HitCardProps extends Omit<CardProps<SearchHit>, 'record' | 'kind'> {
  hit: SearchHit;
  /** The cards that the page has; kinds without one have the plain card. */
  cards: Cards;
  /** Says what it is, where kinds are mixed. */
  named?: boolean;
}

const OWN: Cards = { articles: readingCard, statement_guides: readingCard };

const Sign = ({ kind }: Pick<SearchHit, 'kind'>) => {
  if (kind === 'searches') return null;
  const { icon, one } = KINDS[kind];
  return (
    <>
      <Icon name={icon} /> {one.charAt(0).toUpperCase() + one.slice(1)}
    </>
  );
};

/** A record as the squad that owns its kind shows it; plainly, when that cannot be had. */
export const HitCard = ({ hit, cards, named = false, ...place }: HitCardProps) => {
  const Card = (OWN[hit.kind] ?? cards[hit.kind])?.Component ?? PlainCard;
  return <Card {...place} record={hit} {...(named && { kind: <Sign kind={hit.kind} /> })} />;
};
