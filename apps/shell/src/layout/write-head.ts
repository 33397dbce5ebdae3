import { localAddress, splitAddress } from '@signpost/language/runtime';
import type { HeadModel } from '@signpost/federation/contract';
import { documentTitle } from '../app/document-title';

/** Points the links to the page in each language to the new page. */
const writeAlternates = (canonical: string): void =>
  document.head
    .querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')
    .forEach(
      (link) => (link.href = localAddress(canonical, splitAddress(new URL(link.href).pathname).language)),
    );

const setContent = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);

/** After a client navigation, updates the head tags that matter in an open document; the server writes the rest. */
export const writeHead = (head: HeadModel): void => {
  document.title = documentTitle(head.title);
  setContent('meta[name="description"]', 'content', head.description);
  setContent('link[rel="canonical"]', 'href', new URL(localAddress(head.canonical), document.baseURI).href);
  writeAlternates(head.canonical);
  document.head.querySelector('meta[name="robots"]')?.remove();
  if (head.robots) {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = head.robots;
    document.head.append(robots);
  }
};
