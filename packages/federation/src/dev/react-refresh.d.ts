declare module 'react-refresh/runtime' {
  import type { RefreshRuntime } from './page/refresh-runtime';

  const runtime: RefreshRuntime;
  export = runtime;
}
