import { renderToStaticMarkup } from 'react-dom/server';
import { SkipLink } from '@signpost/shared-ui';
import { ConsentBanner } from '../../../analytics/consent/banner';

const markup = new Map<string, string>();

/**
 * Returns the markup before the page's React root, which needs none of its scripts: the skip link, then the consent
 * banner, so that the keyboard reaches both first. It is the same in every document of a language, the current one.
 */
export const beforeRoot = (language: string): string => {
  const known =
    markup.get(language) ??
    renderToStaticMarkup(
      <>
        <SkipLink />
        <ConsentBanner />
      </>,
    );
  markup.set(language, known);
  return known;
};
