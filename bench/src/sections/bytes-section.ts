import { atMost, BUDGETS } from '../budgets';
import { measureBytes, scriptOf, type PageBytes } from '../measurements/bytes';
import { kB, table, type Cell } from '../report';
import type { MeasureSection } from './section';

const HEAD = [
  'route',
  'JS',
  'shell',
  'entry',
  'chunks',
  'CSS',
  'HTML',
  'fonts',
  'images',
  'other',
  'requests',
];

const row = (page: PageBytes): Cell[] => {
  const { route, shell, entries, chunks, css, html, fonts, images, other, requests } = page;
  const sizes = [scriptOf(page), shell, entries, chunks, css, html, fonts, images, other].map(kB);
  return [route.name, ...sizes, requests];
};

/** Bytes of a first visit to every route, of the product and of the same source as one bundle. */
export const bytesSection: MeasureSection = async ({ product, routes }) => {
  const ours = await measureBytes(product.origin, routes.all);
  const bundle = await product.shell('peer');
  const peer = await measureBytes(bundle.origin, routes.all);
  await bundle.stop();
  return {
    title: 'Bytes of a first visit (kB over the wire, brotli)',
    table: [
      table(['product', ...HEAD.slice(1)], ours.map(row)),
      table(['one bundle', ...HEAD.slice(1)], peer.map(row)),
    ].join('\n\n'),
    note: 'Bodies as Chromium received them with a phone’s viewport with an empty cache. JS is shell, entry and chunks; the one bundle’s page chunks count as shell.',
    verdicts: ours.flatMap((page) => [
      atMost(`JavaScript, ${page.route.name}`, scriptOf(page), BUDGETS.firstLoadScript, 'kB'),
      ...(page.entries > 0
        ? [atMost(`remote’s own, ${page.route.name}`, page.entries + page.chunks, BUDGETS.remoteScript, 'kB')]
        : []),
    ]),
    data: { ours, peer },
  };
};
