import { t } from '@signpost/language';
import { EmptyState, RADII } from '@signpost/shared-ui';
import { coursesBy } from '../../components/course-url';
import { nearbyUrl, type NearbySearch } from './nearby-url';

/** Number of longer distances that are offered. */
const OFFERED = 2;

/** What to change when nothing is within reach. */
export const NothingNearby = ({ search }: { search: NearbySearch }) => (
  <EmptyState
    heading={t('Nothing within {radius} miles', { radius: search.radius })}
    ways={[
      ...RADII.filter((radius) => radius > search.radius)
        .slice(0, OFFERED)
        .map((radius) => ({
          name: t('Look within {radius} miles', { radius }),
          href: nearbyUrl({ ...search, radius, page: 1 }),
        })),
      ...(search.subject
        ? [{ name: t('Look at any subject'), href: nearbyUrl({ ...search, subject: null, page: 1 }) }]
        : []),
      {
        name: t('Courses by distance learning'),
        href: coursesBy({ type: 'studyMode', name: 'Distance learning' }),
      },
    ]}
  >
    <p>{t('Travel a little further, or study from home by distance learning.')}</p>
  </EmptyState>
);
