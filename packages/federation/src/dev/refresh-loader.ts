import path from 'node:path';
import type { LoaderContext } from 'webpack';

const boundary = JSON.stringify(path.join(__dirname, 'page/boundary.ts'));

// On the module's first line, so that its source map stays correct.
const OPEN = [
  `import { openModule as __openModule, closeModule as __closeModule } from ${boundary};`,
  'const { $RefreshReg$, $RefreshSig$ } = __openModule(__webpack_module__.id);',
].join(' ');
const CLOSE = '\n__closeModule(__webpack_module__.exports, import.meta.webpackHot);\n';

/**
 * Webpack loader that lets a compiled module take part in hot replacement. Takes and returns JavaScript and
 * its source map.
 */
export default function refreshLoader(
  this: LoaderContext<unknown>,
  code: string,
  map?: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  this.callback(null, `${OPEN} ${code}${CLOSE}`, map);
}
