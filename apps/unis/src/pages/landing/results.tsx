import { useMemo } from 'react';
import type { ProviderSummary } from '@signpost/api-client/unis';
import { CardGrid, EmptyState, limit, PlacesMap, SmartLink, type MapPoint } from '@signpost/shared-ui';
import { miles, ProviderCard } from '../../components/provider-card';
import { placeOf, providerUrl } from '../../components/provider-url';
import { toggleProvider, useSavedProviders } from '../../components/saving';
import type { LandingData } from './loader';
import type { LandingSearch } from './search';
import { changed, LANDING, searchUrl } from './write-search';
import styles from './page.module.css';

/** Cards whose pictures are likely in view before anyone scrolls. */
const IN_VIEW = 3;

/** The providers found, as cards or on a map; or what to try when there are none. */
export const Results = ({ search, results, near }: LandingData) => {
  if (results.results.length === 0) return <NothingFound search={search} />;
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
            measured={measured}
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
  const points = useMemo(() => pointsOf(providers), [providers]);
  return (
    <PlacesMap points={points} label="Universities on this page, on a map">
      <ul className={styles.places}>
        {providers.map((provider) => (
          <li key={provider.providerId}>
            <SmartLink href={providerUrl(provider)}>{provider.name}</SmartLink>
            <span className={styles.place}>
              {placeOf(provider)}
              {measured && `, ${miles(provider.distance)} away`}
              {!provider.latlon && ' (its place on the map is not known)'}
            </span>
          </li>
        ))}
      </ul>
    </PlacesMap>
  );
};

const NothingFound = ({ search }: { search: LandingSearch }) => (
  <EmptyState
    heading={search.q ? `Nothing matches “${limit(search.q, 60)}”` : 'No university matches all of these'}
    ways={[
      ...(search.radius
        ? [{ name: 'Look at any distance', href: searchUrl(changed(search, { radius: null })) }]
        : []),
      ...(search.letter
        ? [{ name: 'Look under every letter', href: searchUrl(changed(search, { letter: null })) }]
        : []),
      { name: 'See all universities and colleges', href: LANDING },
    ]}
  >
    <p>Check the spelling, take off a filter above, or look further away.</p>
  </EmptyState>
);
