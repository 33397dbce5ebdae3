import { t } from '@signpost/language';
import { limit, NothingFound } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { emptySearch } from '../address';
import { landingUrl, searchUrl } from '../write-address';
import type { ResultsData } from './page-data';

/** No results of this kind: offers changes, other kinds with results for the words, and pages to browse. */
export const NothingHere = ({ shown: { address, nextSteps } }: { shown: ResultsData }) => {
  const { kind, q } = address;
  const { name, singular, counted } = KINDS[kind];
  const { steps, related } = nextSteps;
  return (
    <NothingFound
      heading={
        q
          ? t('No {name} match “{q}”', { name: name.toLowerCase(), q: limit(q, 60) })
          : t('No {singular} matches all of these', { singular })
      }
      ways={[
        ...steps.map((step) => ({ name: `${step.name}: ${counted(step.total)}`, href: step.href })),
        ...(q ? [{ name: t('Search everything for “{q}”', { q: limit(q, 30) }), href: landingUrl(q) }] : []),
        ...(steps.length === 0
          ? [
              {
                name: t('See all {name}', { name: name.toLowerCase() }),
                href: searchUrl(emptySearch(kind)),
              },
            ]
          : []),
      ]}
      related={related}
    >
      <p>
        {steps.length > 0
          ? t('Change one thing and there is something to see.')
          : t('Check the spelling, or try fewer words.')}
      </p>
    </NothingFound>
  );
};
