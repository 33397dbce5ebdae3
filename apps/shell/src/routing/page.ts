import type { Crumb, HeadModel, Line, PageHandle } from '@signpost/federation/contract';

/** A matched route as both the server's context and `useMatches` can give it. */
export interface MatchedRoute {
  readonly handle: unknown;
  readonly data: unknown;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What the shell knows of the page being shown. */
export interface CurrentPage {
  readonly line: Line | undefined;
  readonly head: HeadModel | undefined;
  readonly crumbs: readonly Crumb[];
  readonly name?: PageHandle['name'];
  readonly chrome?: PageHandle['chrome'];
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'head' in handle && typeof handle.head === 'function';

/** Whether the page of these matches is one that other sites frame. */
export const isBare = (matches: readonly { readonly route: { readonly handle?: unknown } }[]): boolean =>
  matches.some(({ route: { handle } }) => isPageHandle(handle) && handle.chrome === 'none');

/**
 * The page of the deepest match that is one. A page whose loader failed has a line, but neither head nor breadcrumb:
 * both are made from its data.
 */
export const currentPage = (matches: readonly MatchedRoute[], url: URL, failed: boolean): CurrentPage => {
  const match = matches.findLast(({ handle }) => isPageHandle(handle));
  if (!match || !isPageHandle(match.handle)) return { line: undefined, head: undefined, crumbs: [] };
  const { handle, data, params } = match;
  const { line, name, chrome } = handle;
  const about = { line, ...(name && { name }), ...(chrome && { chrome }) };
  if (failed) return { ...about, head: undefined, crumbs: [] };
  const input = { data, params, url };
  return { ...about, head: handle.head(input), crumbs: handle.crumbs?.(input) ?? [] };
};
