/** Metadata of a page for browsers, search engines and link previews. Only the shell renders it as tags. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  /** `noindex` keeps a page out of search engines; indexing is allowed when absent. */
  readonly robots?: 'noindex';
  /** Path (and query, when it changes the content) of the canonical URL of this page. */
  readonly canonical: string;
  /** Path of a shorter address that redirects here. */
  readonly shortlink?: string;
  /** Path of a page with the same content that other sites can show in a frame; they find it by oEmbed. */
  readonly frame?: string;
  /** Path of a picture for link previews. */
  readonly image?: string;
  /** schema.org objects, without `@context`. */
  readonly jsonLd?: readonly JsonLd[];
}

/** One schema.org object. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
