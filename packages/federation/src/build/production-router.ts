import path from 'node:path';
import type { BuildMode } from './bundler-base';

/**
 * Aliases that bundle the router's production build outside development. The package exports only its
 * development build, whose warnings add bytes and run time to every page.
 */
export const productionRouter = (mode: BuildMode): Record<string, string> => {
  if (mode === 'development') return {};
  const production = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
};
