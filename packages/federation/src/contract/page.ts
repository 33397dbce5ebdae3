import type { HeadModel } from './head';

/** The map's lines: every area has one, and a page has the colour and icon of its line. */
export const LINES = ['careers', 'courses', 'unis', 'employers', 'guides'] as const;
export type Line = (typeof LINES)[number];

/** A link to a page of a remote in the header's and footer's map of the site. */
export interface NavLink {
  /** The area of the site; its link is after the shell's own. */
  readonly area: Line;
  /** The heading below which it is, one of the area's or a new one. */
  readonly group: string;
  readonly name: string;
  /** One of the remote's paths. */
  readonly href: string;
  /** A short description of the page. */
  readonly note?: string | undefined;
}

/** One item of the breadcrumb: its address and label. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** Input of a page's head and breadcrumb functions: its loader's data and its address. */
export interface PageInput<Data> {
  readonly data: Data;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** The `handle` of a page's route: what the shell needs besides its component. */
export interface PageHandle<Data = unknown> {
  readonly line?: Line;
  /** The route's name, where a site rule refers to it (B-03). */
  readonly name?: string;
  /** `none` for a page that other sites frame: no header, footer or breadcrumb, no storage and no events. */
  readonly chrome?: 'none';
  /**
   * True for a page that is read: an article, a course, a provider. Its scripts are loaded at the visitor's first pointer,
   * key or focus, or before that when the browser is idle and the connection fast. A press on a button is repeated once
   * the page is hydrated.
   */
  readonly reading?: true;
  head(input: PageInput<Data>): HeadModel;
  /**
   * True when the page without a query is the same for every visitor (B-08): a browser then fetches its
   * loader data as one file, and the page can be prerendered to disk.
   */
  readonly prerender?: true;
  /**
   * Names of the shell's steps that run before the loader, in order: `subjects`, `locations`. Without that list the page
   * shows the error screen; an unknown name is an error (B-14).
   */
  readonly middleware?: readonly string[];
  /** Breadcrumb items between home and this page, this page last; without it the page has no breadcrumb. */
  crumbs?(input: PageInput<Data>): readonly Crumb[];
}

/** Types a page's handle by its loader's data. */
export const pageHandle = <Data>(handle: PageHandle<Data>): PageHandle<Data> => handle;
