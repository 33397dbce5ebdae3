import { t } from '@signpost/language';
import type { Employer } from '@signpost/api-client/employers';
import { PhotoGallery, Video, Part } from '@signpost/shared-ui';

/** Returns the embed origin of a video; null when the given address is not a secure video address. */
const siteOf = (video: string): string | null => {
  const url = URL.canParse(video) ? new URL(video) : null;
  return url?.protocol === 'https:' ? url.hostname.replace(/^www\./, '') : null;
};

/** An employer's video, loaded only on play, and its pictures; each only where present. */
export const Media = ({ employer }: { employer: Employer }) => {
  const { name, banner, video, galleryImages } = employer;
  const site = video && siteOf(video);
  return (
    <>
      {video && site && (
        <Part id="video" heading={t('Watch: a look inside {name}', { name })}>
          <Video
            title={t('A look inside {name}', { name })}
            poster={banner}
            source={{ kind: 'player', src: video, site }}
          />
        </Part>
      )}
      {galleryImages.length > 0 && (
        <Part id="gallery" heading={t('In pictures')}>
          <PhotoGallery
            label={t('Pictures of {name}', { name })}
            photos={galleryImages.map(({ url: src, alt }) => ({ src, alt }))}
          />
        </Part>
      )}
    </>
  );
};
