export { expectCosts } from './budget';
export { bundlerBase, type BuildMode } from './bundler-base';
export { cacheVersion } from './cache-version';
export { leanRuntime } from './lean/lean-runtime';
export { nodeServer } from './node-server';
export { precompress } from './precompress';
export { productionRouter } from './production-router';
export { runWebpack } from './run-webpack';
