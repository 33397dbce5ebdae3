import type { JsonLd } from './head';
import type { Crumb } from './page';

/** A path of this site as a whole address. */
export const absolute = (path: string, { origin }: URL): string => new URL(path, origin).href;

/** The stations of a page for search engines. */
export const breadcrumbList = (crumbs: readonly Crumb[], url: URL): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(to, url),
  })),
});
