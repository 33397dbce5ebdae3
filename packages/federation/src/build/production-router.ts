import path from 'node:path';
import type { BuildMode } from './bundler-base';

/**
 * Aliases that bundle the router's production build. The package offers only the other one, whose warnings cost every
 * visitor bytes and every page time; development keeps it.
 */
export const productionRouter = (mode: BuildMode): Record<string, string> => {
  if (mode === 'development') return {};
  const production = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
};
