import { renderToStaticMarkup } from 'react-dom/server';
import { SkipLink } from '@signpost/shared-ui';
import { ConsentBanner } from '../../../analytics/consent/banner';

/**
 * The markup before the page's React root, which needs none of its scripts: the skip link, then the consent banner, so
 * that the keyboard reaches both first. It is the same in every document.
 */
export const BEFORE_ROOT = renderToStaticMarkup(
  <>
    <SkipLink />
    <ConsentBanner />
  </>,
);
