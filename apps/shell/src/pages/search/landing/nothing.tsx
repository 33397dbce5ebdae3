import { t } from '@signpost/language';
import { limit, NothingFound, searchInstead, usualSearch } from '@signpost/shared-ui';
import { landingUrl } from '../write-address';
import type { LandingData } from './page-data';

/** No results of any kind: offers another spelling, fewer words, and pages to browse. */
export const NothingAtAll = ({ shown: { q, exact, suggested, understood } }: { shown: LandingData }) => (
  <NothingFound
    heading={t('Nothing matches “{q}”', { q: limit(q, 60) })}
    ways={[
      ...(suggested ? [{ name: searchInstead(suggested), href: landingUrl(suggested) }] : []),
      ...(exact ? [{ name: usualSearch(), href: landingUrl(q) }] : []),
      ...(understood?.filters ?? []).map(({ label, without }) => ({
        name: t('Take off “{label}”', { label }),
        href: landingUrl(without),
      })),
    ]}
  >
    <p>{t('Check the spelling, or try fewer words: a subject, a job, or a place.')}</p>
  </NothingFound>
);
