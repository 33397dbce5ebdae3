import { limit, NothingFound, searchInstead, USUAL_SEARCH } from '@signpost/shared-ui';
import { landingUrl } from '../write-address';
import type { LandingData } from './page-data';

/** No results of any kind: offers another spelling, fewer words, and pages to browse. */
export const NothingAtAll = ({ shown: { q, exact, suggested, understood } }: { shown: LandingData }) => (
  <NothingFound
    heading={`Nothing matches “${limit(q, 60)}”`}
    ways={[
      ...(suggested ? [{ name: searchInstead(suggested), href: landingUrl(suggested) }] : []),
      ...(exact ? [{ name: USUAL_SEARCH, href: landingUrl(q) }] : []),
      ...(understood?.filters ?? []).map(({ label, without }) => ({
        name: `Take off “${label}”`,
        href: landingUrl(without),
      })),
    ]}
  >
    <p>Check the spelling, or try fewer words: a subject, a job, or a place.</p>
  </NothingFound>
);
