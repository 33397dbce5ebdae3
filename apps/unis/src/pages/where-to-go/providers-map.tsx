import { rich, t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import { useMemo } from 'react';
import type { LatLng, ProviderPlace } from '@signpost/api-client/unis';
import { EmptyState, PlacesMap, SmartLink, type MapPoint, miles } from '@signpost/shared-ui';
import { milesBetween } from '@signpost/api-client/geocode';
import { WHERE_TO_GO } from './search';
import styles from './page.module.css';

/** Above this number the map offers regions to choose from, because a longer list is not useful. */
const MAX_LISTED = 140;

const hrefOf = ({ shortProviderId, name }: ProviderPlace): string => providerUrl({ shortProviderId, name });

const pointsOf = (providers: readonly ProviderPlace[]): MapPoint[] =>
  providers.map((provider) => ({
    lat: provider.lat,
    lng: provider.lng,
    id: provider.shortProviderId,
    name: provider.name,
    href: hrefOf(provider),
    note: provider.town,
    line: 'unis',
  }));

const farFrom = (around: LatLng | null, provider: ProviderPlace): number =>
  around ? milesBetween(around, provider) : 0;

export interface ProvidersMapProps {
  providers: readonly ProviderPlace[];
  /** Location from which distances are measured. */
  around: LatLng | null;
  /** Description of the search area: "in the UK", "within 25 miles of BA1, Bath". */
  where: string;
}

/** Providers on a map with clusters and as a list: by distance from a postcode, else by name. */
export const ProvidersMap = ({ providers, around, where }: ProvidersMapProps) => {
  const points = useMemo(() => pointsOf(providers), [providers]);
  if (points.length === 0) {
    return (
      <EmptyState
        heading={t('No university or college is this near')}
        ways={[{ name: t('See the whole of the UK'), href: WHERE_TO_GO }]}
      >
        <p>{t('Try a longer distance. Some also teach online, wherever you live.')}</p>
      </EmptyState>
    );
  }
  const listed = around
    ? [...providers].sort((one, other) => farFrom(around, one) - farFrom(around, other))
    : providers;
  return (
    <PlacesMap points={points} label={t('Universities and colleges {where}', { where })}>
      <p className={styles.count}>
        <b>{t('{count, plural, one {# place} other {# places}} to study', { count: providers.length })}</b>{' '}
        {where}.
      </p>
      {listed.length <= MAX_LISTED ? (
        <ul className={styles.providers}>
          {listed.map((provider) => (
            <li key={provider.shortProviderId} data-place={provider.shortProviderId}>
              <SmartLink href={hrefOf(provider)}>{provider.name}</SmartLink>
              <span className={styles.town}>
                {provider.town}
                {around && `, ${t('{distance} away', { distance: miles(farFrom(around, provider)) })}`}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {rich(
            'A dot is a place, a number a group of them: press one to look closer. Or choose a part of the country below, or <link>see all of them from A to Z</link>.',
            { link: (text) => <SmartLink href="/explore/unis">{text}</SmartLink> },
          )}
        </p>
      )}
    </PlacesMap>
  );
};
