import { t } from '@signpost/language';
import { filterLocations, locationsByType, type Location } from '@signpost/api-client/guides';
import type { Facet } from '@signpost/api-client/unis';
import { LinkChips } from '@signpost/shared-ui';
import { placeUrl } from './search';
import styles from './page.module.css';

interface PlacesProps {
  locations: readonly Location[];
  regions: readonly Facet[];
  /** Id of the current place. */
  current: string | null;
}

/** Links to nations, regions and cities; regions with their number of providers. */
export const PlacesToChoose = ({ locations, regions, current }: PlacesProps) => {
  // Only a place by which lists are filtered has a number; a city may have the name of its region.
  const counted = filterLocations(locations);
  const chipsOf = (places: readonly Location[]) =>
    places.map((place) => {
      const count = counted.includes(place) && regions.find(({ value }) => value === place.title)?.count;
      return {
        label: place.title,
        href: placeUrl(place),
        current: place.id === current,
        ...(typeof count === 'number' && { count }),
      };
    });
  return (
    <div className={styles.places}>
      <h3>{t('Nations, and outside the UK')}</h3>
      <LinkChips label={t('Nations')} chips={chipsOf(locationsByType(locations, 'country-guide'))} />
      <h3>{t('Regions of England')}</h3>
      <LinkChips label={t('Regions')} chips={chipsOf(locationsByType(locations, 'region-guide'))} />
      <h3>{t('Cities')}</h3>
      <LinkChips label={t('Cities')} chips={chipsOf(locationsByType(locations, 'city-guide'))} />
    </div>
  );
};
