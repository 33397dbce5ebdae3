import { counted, limit, NothingFound } from '@signpost/shared-ui';
import type { LandingData } from './page-data';
import { LANDING } from './write-search';

/** Empty result: filters to change, other kinds that match the words, and pages without the words. */
export const NothingHere = ({ shown: { search, nextSteps } }: { shown: LandingData }) => (
  <NothingFound
    heading={search.q ? `Nothing matches “${limit(search.q, 60)}”` : 'No university matches all of these'}
    ways={[
      ...nextSteps.steps.map(({ name, href, total }) => ({
        name: `${name}: ${counted(total, 'place')}`,
        href,
      })),
      ...(nextSteps.steps.length === 0 ? [{ name: 'See all universities and colleges', href: LANDING }] : []),
    ]}
    related={nextSteps.related}
  >
    <p>
      {nextSteps.steps.length > 0
        ? 'Change one thing and there is something to see.'
        : 'Check the spelling, or try fewer words.'}
    </p>
  </NothingFound>
);
