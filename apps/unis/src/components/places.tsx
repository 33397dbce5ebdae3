import { t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import { useMemo } from 'react';
import type { Provider } from '@signpost/api-client/unis';
import { PlacesMap, type MapPoint, named } from '@signpost/shared-ui';
import styles from './places.module.css';

/** Teaching locations of a provider; its main address when none are published. */
const pointsOf = (provider: Provider): MapPoint[] => {
  const href = `${providerUrl(provider)}#places`;
  const at = (id: string, name: string, lat: number, lng: number): MapPoint => ({
    id,
    name,
    lat,
    lng,
    href,
    line: 'unis',
  });
  return provider.sites.length > 0
    ? provider.sites.map(({ name, lat, lng }, index) => at(String(index), name, lat, lng))
    : provider.latlon
      ? [at('main', provider.name, provider.latlon.lat, provider.latlon.lng)]
      : [];
};

const introTo = (sites: number): string => {
  if (sites === 0) return t('This is its main address. The places where it teaches are not published.');
  return sites === 1
    ? t('It teaches in one place.')
    : t('It teaches in {sites, plural, one {# place} other {# places}}. Check which one your course is in.', {
        sites,
      });
};

/** Teaching locations of a provider on a map and as a list. */
export const Places = ({ provider }: { provider: Provider }) => {
  const points = useMemo(() => pointsOf(provider), [provider]);
  if (points.length === 0) return <p>{t('Its position on the map is not published.')}</p>;
  return (
    <PlacesMap points={points} label={t('Where {name} teaches', { name: named(provider.name) })}>
      <p className={styles.placesIntro}>{introTo(provider.sites.length)}</p>
      <ul className={styles.places}>
        {points.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </PlacesMap>
  );
};
