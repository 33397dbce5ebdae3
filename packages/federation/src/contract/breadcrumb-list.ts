import type { JsonLd } from './head';
import type { Crumb } from './page';

/** Converts a path of this site to an absolute URL. */
export const absolute = (path: string, { origin }: URL): string => new URL(path, origin).href;

/** The breadcrumb of a page as schema.org data for search engines. */
export const breadcrumbList = (crumbs: readonly Crumb[], url: URL): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(to, url),
  })),
});
