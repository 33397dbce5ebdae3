import { NO_ADDRESSES } from '@signpost/api-client/base';
import type { RenderEnvironment } from '../render-environment';

/** Returns a render environment without an API for tests; `overrides` overrides parts of it. */
export const testEnvironment = (overrides: Partial<RenderEnvironment> = {}): RenderEnvironment =>
  ({
    backend: 'http://127.0.0.1:9',
    responseCache: { getOrLoad: () => Promise.reject(new Error('not asked')) },
    shell: { js: [], css: [], preload: [], fonts: [], icon: '', pictures: { preview: '/p.png' }, chunks: {} },
    siteSettings: async () => ({ mode: 'site' as const, addresses: NO_ADDRESSES, known: true }),
    onError: () => undefined,
    onReport: () => undefined,
    productionHost: undefined,
    identity: undefined,
    ...overrides,
  }) as unknown as RenderEnvironment;
