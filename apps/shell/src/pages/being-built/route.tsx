import type { RouteObject } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import { BeingBuilt, Container } from '@signpost/shared-ui';
import { COMING, type Coming } from './coming';

const MEANWHILE = [
  { name: 'Browse universities', href: '/explore/unis' },
  { name: 'See everything there is', href: '/explore' },
];

const routeOf = ({ id, path, title, promise, coming }: Coming): RouteObject => ({
  id,
  path,
  handle: pageHandle({
    head: () => ({ title, description: promise, canonical: path, robots: 'noindex' }),
    crumbs: () => [
      { label: 'Home', to: '/' },
      { label: 'Explore', to: '/explore' },
      { label: title, to: path },
    ],
  }),
  Component: () => (
    <Container>
      <BeingBuilt line="guides" title={title} coming={coming} meanwhile={MEANWHILE}>
        <p>{promise}</p>
      </BeingBuilt>
    </Container>
  ),
});

/** Routes of the shell's pages that are still being built: what is coming, never a dead end. */
export const beingBuiltRoutes: readonly RouteObject[] = COMING.map(routeOf);
