import { t } from '@signpost/language';
import { limit, NothingFound } from '@signpost/shared-ui';
import type { LandingData } from './page-data';
import { LANDING } from './write-search';

/** Empty result: filters to change, other kinds that match the words, and pages without the words. */
export const NothingHere = ({ shown: { search, nextSteps } }: { shown: LandingData }) => (
  <NothingFound
    heading={
      search.q
        ? t('Nothing matches “{q}”', { q: limit(search.q, 60) })
        : t('No university matches all of these')
    }
    ways={[
      ...nextSteps.steps.map(({ name, href, total }) => ({
        name: `${name}: ${t('{total, plural, one {# place} other {# places}}', { total })}`,
        href,
      })),
      ...(nextSteps.steps.length === 0
        ? [{ name: t('See all universities and colleges'), href: LANDING }]
        : []),
    ]}
    related={nextSteps.related}
  >
    <p>
      {nextSteps.steps.length > 0
        ? t('Change one thing and there is something to see.')
        : t('Check the spelling, or try fewer words.')}
    </p>
  </NothingFound>
);
