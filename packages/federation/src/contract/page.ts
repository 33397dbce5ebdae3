import type { HeadModel } from './head';

/** The lines of the map: every area has one, and a page carries the colour and icon of its line. */
export const LINES = ['careers', 'courses', 'unis', 'employers', 'guides'] as const;
export type Line = (typeof LINES)[number];

/** One station of the breadcrumb: where it leads and what it is called. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** What the head and the breadcrumb of a page are made from: its loader's data and its address. */
export interface PageInput<Data> {
  readonly data: Data;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** The `handle` of a page's route: what the shell needs to know of a page beside its component. */
export interface PageHandle<Data = unknown> {
  readonly line?: Line;
  /** The route's name, where a rule of the site knows it by one (B-03). */
  readonly name?: string;
  /** `none` for a page that other sites frame: no header, footer or breadcrumb, nothing kept and nothing reported. */
  readonly chrome?: 'none';
  head(input: PageInput<Data>): HeadModel;
  /**
   * Says that the page at its bare address is the same for everyone (B-08): a browser then fetches its answers as one
   * file, and the page can be written to disk.
   */
  readonly prerender?: true;
  /** Names of the shell's steps that run before the loader, in order; an unknown name is an error (B-14). */
  readonly middleware?: readonly string[];
  /** Stations between home and this page, this page last; without it the page has no breadcrumb. */
  crumbs?(input: PageInput<Data>): readonly Crumb[];
}

/** Types a page's handle by the data its loader gives. */
export const pageHandle = <Data>(handle: PageHandle<Data>): PageHandle<Data> => handle;
