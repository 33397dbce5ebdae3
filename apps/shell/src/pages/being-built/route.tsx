import type { RouteObject } from 'react-router-dom';
import { comingPage } from '@signpost/shared-ui';
import { COMING } from './coming';

const MEANWHILE = [
  { name: 'Browse universities', href: '/explore/unis' },
  { name: 'See everything there is', href: '/explore' },
];

/** Routes of the shell's pages that are still being built: what is coming, never a dead end. */
export const beingBuiltRoutes: readonly RouteObject[] = COMING.map(({ id, path, ...page }) => ({
  id,
  path,
  ...comingPage({ line: 'guides', meanwhile: MEANWHILE, ...page }),
}));
