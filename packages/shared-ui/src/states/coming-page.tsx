import { Container } from '../page-shell/page-shell';
import type { Line } from '../line/line';
import { BeingBuilt, type NextStep } from './states';

/** What a page that is not there yet says of itself. */
export interface ComingPage {
  readonly line: Line;
  readonly title: string;
  /** What it will do for you, in a sentence. */
  readonly promise: string;
  readonly coming: readonly string[];
  readonly meanwhile: readonly NextStep[];
  /** Stations before the page itself. */
  readonly before?: readonly { readonly label: string; readonly to: string }[];
}

const EXPLORE = [
  { label: 'Home', to: '/' },
  { label: 'Explore', to: '/explore' },
];

/** Makes the route module of a page that is being built: found, but not for search engines yet. */
export const comingPage = ({ line, title, promise, coming, meanwhile, before = EXPLORE }: ComingPage) => ({
  handle: {
    line,
    head: ({ url }: { readonly url: URL }) => ({
      title,
      description: `${promise} This page is being built.`,
      canonical: url.pathname,
      robots: 'noindex' as const,
    }),
    crumbs: ({ url }: { readonly url: URL }) => [...before, { label: title, to: url.pathname }],
  },
  Component: () => (
    <Container>
      <BeingBuilt line={line} title={title} coming={coming} meanwhile={meanwhile}>
        <p>{promise}</p>
      </BeingBuilt>
    </Container>
  ),
});
