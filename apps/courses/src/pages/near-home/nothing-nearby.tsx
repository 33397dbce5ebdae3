import { EmptyState, RADII } from '@signpost/shared-ui';
import { nearbyUrl, type NearbySearch } from './nearby-url';

/** Number of longer distances that are offered. */
const OFFERED = 2;

/** What to change when nothing is within reach. */
export const NothingNearby = ({ search }: { search: NearbySearch }) => (
  <EmptyState
    heading={`Nothing within ${search.radius} miles`}
    ways={[
      ...RADII.filter((radius) => radius > search.radius)
        .slice(0, OFFERED)
        .map((radius) => ({
          name: `Look within ${radius} miles`,
          href: nearbyUrl({ ...search, radius, page: 1 }),
        })),
      ...(search.subject
        ? [{ name: 'Look at any subject', href: nearbyUrl({ ...search, subject: null, page: 1 }) }]
        : []),
      { name: 'Courses by distance learning', href: '/explore/courses?studyMode=Distance+learning' },
    ]}
  >
    <p>Travel a little further, or study from home by distance learning.</p>
  </EmptyState>
);
