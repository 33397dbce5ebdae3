import { t } from '@signpost/language';
import { useMemo } from 'react';
import { useSaveButtons } from '@signpost/identity/save-buttons';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { AddressProblems, Container, Hero, Stack, LoadedPart, Part, SaveButton } from '@signpost/shared-ui';
import { valueOf } from '@signpost/api-client/filters';
import { dataOf } from '@signpost/api-client/parts';
import { placeFound } from '@signpost/api-client/geocode';
import type { WhereData } from './page-data';
import { OpenDaysPart } from './parts';
import { PlacesToChoose } from './places';
import { ProvidersMap } from './providers-map';
import { StartFrom } from './start';
import { Story } from './story';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "unis.where-to-go.loader" */ './loader'));

const whereOf = ({ located, search, story }: WhereData): string => {
  const found = placeFound(located);
  if (found) return t('within {radius} miles of {found}', { radius: search.radius, found });
  return story ? t('in {place}', { place: story.title }) : t('in the UK');
};

const PlacesPart = ({ locations, regions, search }: WhereData) => (
  <Part id="places" heading={t('Choose a place')}>
    <PlacesToChoose
      locations={locations}
      regions={dataOf(regions, [])}
      current={search.location && valueOf(search.location)}
    />
  </Part>
);

const StoryPart = ({ story, abroad }: { story: NonNullable<WhereData['story']>; abroad: boolean }) => (
  <Part
    id="story"
    heading={abroad ? t('Studying outside the UK') : t('Studying in {title}', { title: story.title })}
  >
    <Story story={story} />
  </Part>
);

/** The page "Where to go": a map, a postcode search, nations, regions and cities, and open days. */
export const Component = () => {
  const shown = useLoaderData() as WhereData;
  const { search, located, story, providers, openDays } = shown;
  const saving = useSaveButtons('locations');
  const found = located?.found.outcome === 'found' ? located.found : null;
  const around = useMemo(() => found && { lat: found.lat, lng: found.lng }, [found]);
  const abroad = story !== null && story.nation === null;
  return (
    <>
      <Hero
        title={story ? t('Where to go: {title}', { title: story.title }) : t('Where to go')}
        lead={
          story?.summary ??
          t(
            'Near home or far away, big city or small town. Start with a place, then look at who teaches there.',
          )
        }
      >
        <StartFrom located={located} search={search} />
        {story && <SaveButton {...saving(story)} />}
      </Hero>
      <Container>
        <div className={styles.body}>
          <Stack>
            <AddressProblems problems={shown.problems} />
            {story && <StoryPart story={story} abroad={abroad} />}
            {!abroad && (
              <Part id="map" heading={t('On the map')}>
                <LoadedPart part={providers}>
                  {(places) => <ProvidersMap providers={places} around={around} where={whereOf(shown)} />}
                </LoadedPart>
              </Part>
            )}
            <PlacesPart {...shown} />
            {!abroad && (
              <Part id="open-days" heading={t('Open days')}>
                <LoadedPart part={openDays}>
                  {(days) => (
                    <OpenDaysPart.Component
                      days={days}
                      search={search}
                      story={story}
                      located={located}
                      around={around}
                    />
                  )}
                </LoadedPart>
              </Part>
            )}
          </Stack>
        </div>
      </Container>
    </>
  );
};
