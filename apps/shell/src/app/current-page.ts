import type { Crumb, HeadModel, Line, PageHandle } from '@signpost/federation/contract';

/** A matched route, in the form that both the server's context and `useMatches` can give. */
export interface MatchedRoute {
  readonly handle: unknown;
  readonly data: unknown;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The shell's model of the current page. */
export interface CurrentPage {
  readonly line: Line | undefined;
  readonly head: HeadModel | undefined;
  readonly crumbs: readonly Crumb[];
  readonly name?: PageHandle['name'];
  readonly chrome?: PageHandle['chrome'];
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle && typeof handle.head === 'function';

/** Whether these matches include a page without chrome, which other sites show in a frame. */
export const isChromeless = (
  matches: readonly { readonly route: { readonly handle?: unknown } }[],
): boolean => matches.some(({ route: { handle } }) => isPageHandle(handle) && handle.chrome === 'none');

/** Whether the matched page is read, so that its scripts can wait. */
export const isReading = (matches: readonly { readonly route: { readonly handle?: unknown } }[]): boolean =>
  matches.map(({ route: { handle } }) => handle).findLast(isPageHandle)?.reading === true;

/**
 * Returns the page of the deepest match whose handle describes a page. A page whose loader failed has a line, but
 * neither head nor breadcrumb, because both are made from its data.
 */
export const currentPage = (matches: readonly MatchedRoute[], url: URL, failed: boolean): CurrentPage => {
  const match = matches.findLast(({ handle }) => isPageHandle(handle));
  if (!match || !isPageHandle(match.handle)) return { line: undefined, head: undefined, crumbs: [] };
  const { handle, data, params } = match;
  const { line, name, chrome } = handle;
  const base = { line, ...(name && { name }), ...(chrome && { chrome }) };
  if (failed) return { ...base, head: undefined, crumbs: [] };
  const input = { data, params, url };
  return { ...base, head: handle.head(input), crumbs: handle.crumbs?.(input) ?? [] };
};
