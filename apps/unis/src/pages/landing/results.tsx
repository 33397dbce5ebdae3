import { t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import { useMemo } from 'react';
import { useOwnDistance } from '@signpost/identity/own-place';
import type { ProviderSummary } from '@signpost/api-client/unis';
import { CardGrid, PlacesMap, SmartLink, type MapPoint, miles } from '@signpost/shared-ui';
import { ProviderCard } from '../../components/provider/provider-card';
import { placeOf } from '../../components/provider/place-of';
import { toggleProvider, useSavedProviders } from '../../components/saving';
import type { LandingData } from './page-data';
import { NothingHere } from './parts';
import styles from './page.module.css';

/** Number of cards likely to be in view without scrolling. */
const IN_VIEW = 3;

/** The providers found, as cards or on a map; or suggestions when there are none. */
export const Results = (shown: LandingData) => {
  const { search, results, near } = shown;
  if (results.results.length === 0) return <NothingHere.Component shown={shown} />;
  return search.view === 'map' ? (
    <ResultsMap providers={results.results} measured={near !== null} />
  ) : (
    <ResultsList providers={results.results} measured={near !== null} />
  );
};

interface ProvidersProps {
  providers: readonly ProviderSummary[];
  /** Whether distances were measured. */
  measured: boolean;
}

const ResultsList = ({ providers, measured }: ProvidersProps) => {
  const isSaved = useSavedProviders();
  return (
    <CardGrid>
      {providers.map((provider, index) => (
        <li key={provider.providerId}>
          <ProviderCard
            provider={provider}
            saved={isSaved(provider)}
            onToggle={toggleProvider}
            distance={measured ? provider.distance : null}
            eager={index < IN_VIEW}
          />
        </li>
      ))}
    </CardGrid>
  );
};

const pointsOf = (providers: readonly ProviderSummary[]): MapPoint[] =>
  providers.flatMap((provider) =>
    provider.latlon
      ? [
          {
            ...provider.latlon,
            id: provider.providerId,
            name: provider.name,
            href: providerUrl(provider),
            note: placeOf(provider),
            line: 'unis' as const,
          },
        ]
      : [],
  );

const ResultsMap = ({ providers, measured }: ProvidersProps) => {
  const measure = useOwnDistance();
  const awayOf = (provider: ProviderSummary) => {
    const distance = measure([provider.latlon], measured ? provider.distance : null);
    return distance === null ? '' : `, ${t('{distance} away', { distance: miles(distance) })}`;
  };
  const points = useMemo(() => pointsOf(providers), [providers]);
  return (
    <PlacesMap points={points} label={t('Universities on this page, on a map')}>
      <ul className={styles.places}>
        {providers.map((provider) => (
          <li key={provider.providerId} data-place={provider.providerId}>
            <SmartLink href={providerUrl(provider)}>{provider.name}</SmartLink>
            <span className={styles.place}>
              {placeOf(provider)}
              {awayOf(provider)}
              {!provider.latlon && ` (${t('its place on the map is not known')})`}
            </span>
          </li>
        ))}
      </ul>
    </PlacesMap>
  );
};
