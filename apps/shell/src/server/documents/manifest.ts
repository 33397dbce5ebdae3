import { t } from '@signpost/language';
import { currentLanguage, localAddress } from '@signpost/language/runtime';
import { SITE_NAME } from '../../app/document-title';
import { OFFLINE_PAGE } from '../../offline/addresses';
import { SEARCH } from '../../pages/search/address';
import type { Pictures } from './pictures';
import type { Document } from './send-document';
import { PAPER } from './theme-colours';

/** Path of the web app manifest in English. */
const MANIFEST_PATH = '/manifest.webmanifest';

/** Returns the path of the web app manifest in the language of the page. */
export const manifestPath = (): string => localAddress(MANIFEST_PATH);

const screenshot = (src: string, sizes: string, formFactor: 'narrow' | 'wide') => ({
  ...{ src, sizes, type: 'image/webp', label: t('The home page of {SITE_NAME}', { SITE_NAME }) },
  form_factor: formFactor,
});

/** Returns the web app manifest in the current language: the site's name, icons, colours and screenshots for installing it. */
export const manifest = (icon: string, pictures: Pictures): Document => {
  const { icon192, icon512, maskable, screenNarrow, screenWide } = pictures;
  const png192 = { src: icon192, sizes: '192x192', type: 'image/png' };
  return {
    body: JSON.stringify({
      id: '/',
      name: t('{SITE_NAME}: find your way to university, work and training', { SITE_NAME }),
      short_name: SITE_NAME,
      description: t(
        'Careers, courses, universities and employers across the UK, with figures and their sources.',
      ),
      lang: currentLanguage(),
      dir: 'ltr',
      start_url: localAddress('/'),
      scope: '/',
      // Shows the browser's back button, which a site of many pages needs.
      display: 'minimal-ui',
      background_color: PAPER.light,
      theme_color: PAPER.light,
      icons: [
        { src: icon, sizes: 'any', type: 'image/svg+xml' },
        png192,
        { src: icon512, sizes: '512x512', type: 'image/png' },
        { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      screenshots: [
        screenshot(screenNarrow, '585x1266', 'narrow'),
        screenshot(screenWide, '1280x800', 'wide'),
      ],
      categories: ['education'],
      shortcuts: [
        { name: t('Search'), url: SEARCH },
        { name: t('Universities'), url: '/explore/unis' },
        { name: t('Saved'), url: '/explore/favourites' },
        { name: t('Pages kept for offline'), url: OFFLINE_PAGE },
      ].map(({ name, url }) => ({ name, url: localAddress(url), icons: [png192] })),
    }),
    type: 'application/manifest+json; charset=utf-8',
    maxAge: 86_400,
  };
};
