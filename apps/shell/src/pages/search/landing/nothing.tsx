import { EmptyState, limit } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { SEARCH } from '../address';
import { landingUrl } from '../write-address';

/** Nothing of any kind: another spelling when there is one, and where to look without words. */
export const NothingAtAll = ({ q, suggested }: { q: string; suggested: string | null }) => (
  <EmptyState
    heading={`Nothing matches “${limit(q, 60)}”`}
    ways={[
      ...(suggested ? [{ name: `Search for “${suggested}” instead`, href: landingUrl(suggested) }] : []),
      { name: 'Browse careers', href: KINDS.careers.href },
      { name: 'Browse universities', href: KINDS.universities.href },
      { name: 'See everything there is', href: SEARCH },
    ]}
  >
    <p>Check the spelling, or try fewer words: a subject, a job, or a place.</p>
  </EmptyState>
);
