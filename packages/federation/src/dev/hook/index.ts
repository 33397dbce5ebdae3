// Runs before React in a development shell, because React registers its renderer with the hook once, when it
// starts.
import * as runtime from 'react-refresh/runtime';
import type { RefreshHost } from '../page/refresh-runtime';

runtime.injectIntoGlobalHook(window);
(window as RefreshHost).signpostRefresh = runtime;
