import { pageHandle } from '@signpost/federation/contract';
import { BeingBuilt, Container, type WayOn } from '@signpost/shared-ui';

/** What a page that is not there yet says of itself. */
export interface ComingPage {
  readonly title: string;
  /** What it will do for you, in a sentence. */
  readonly promise: string;
  readonly coming: readonly string[];
  readonly meanwhile: readonly WayOn[];
}

/** Makes a page of this line that is being built: found, but not for search engines yet. */
export const beingBuilt = ({ title, promise, coming, meanwhile }: ComingPage) => ({
  handle: pageHandle({
    line: 'careers',
    head: ({ url }) => ({
      title,
      description: `${promise} This page is being built.`,
      canonical: url.pathname,
      robots: 'noindex',
    }),
    crumbs: ({ url }) => [
      { label: 'Home', to: '/' },
      { label: 'Explore', to: '/explore' },
      { label: title, to: url.pathname },
    ],
  }),
  Component: () => (
    <Container>
      <BeingBuilt line="careers" title={title} coming={coming} meanwhile={meanwhile}>
        <p>{promise}</p>
      </BeingBuilt>
    </Container>
  ),
});
