/** The path of the oEmbed endpoint. */
export const OEMBED_PATH = '/oembed';

/** The address that describes how to show a page of this site in another one, by the page's absolute URL. */
export const oembedUrl = (page: string): string =>
  `${new URL(page).origin}${OEMBED_PATH}?${new URLSearchParams({ url: page, format: 'json' })}`;
