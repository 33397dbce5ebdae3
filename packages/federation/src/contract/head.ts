/** What a page says of itself to browsers, search engines and hosts. The shell alone turns it into tags. */
export interface HeadModel {
  readonly title: string;
  readonly description: string;
  /** `noindex` keeps a page out of search engines; absent means it may be indexed. */
  readonly robots?: 'noindex';
  /** Path (and query, when it changes the content) of the one true URL of this page. */
  readonly canonical: string;
  /** Path of a shorter address that leads here. */
  readonly shortlink?: string;
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
