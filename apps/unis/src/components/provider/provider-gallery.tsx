import { t } from '@signpost/language';
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
      alt: t('Drawing: the shape of the land around {name}', { name: named(provider.name) }),
      caption: t('Drawn by us from where {name} is on the map. It is not a photograph.', {
        name: named(provider.name),
      }),
    },
    { src: provider.image, alt: t('Drawing: {name} as a stop on a map', { name: provider.name }) },
    ...stories.map(({ title, article16by10Image: src }) => ({
      src,
      alt: t('Drawing for our guide to {title}', { title }),
    })),
  ];
  const each = photos.filter(({ src }, index) => photos.findIndex((other) => other.src === src) === index);
  return (
    <PhotoGallery
      photos={each.slice(0, 4)}
      label={t('Drawings of {name} and around it', { name: named(provider.name) })}
    />
  );
};
