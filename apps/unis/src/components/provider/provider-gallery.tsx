import type { LocationStory } from '@signpost/api-client/guides';
import type { Provider } from '@signpost/api-client/unis';
import { PhotoGallery, type Photo, named } from '@signpost/shared-ui';

/** Illustrations of a provider and its location, without duplicates. */
export const ProviderGallery = ({
  provider,
  stories,
}: {
  provider: Provider;
  stories: readonly LocationStory[];
}) => {
  const photos: Photo[] = [
    {
      src: provider.banner,
      alt: `Drawing: the shape of the land around ${named(provider.name)}`,
      caption: `Drawn by us from where ${named(provider.name)} is on the map. It is not a photograph.`,
    },
    { src: provider.image, alt: `Drawing: ${provider.name} as a stop on a map` },
    ...stories.map(({ title, article16by10Image: src }) => ({
      src,
      alt: `Drawing for our guide to ${title}`,
    })),
  ];
  const each = photos.filter(({ src }, index) => photos.findIndex((other) => other.src === src) === index);
  return (
    <PhotoGallery photos={each.slice(0, 4)} label={`Drawings of ${named(provider.name)} and around it`} />
  );
};
