import type { RenderEnvironment } from '../render-environment';

/** Returns a render environment without an API for tests; `overrides` overrides parts of it. */
export const testEnvironment = (overrides: Partial<RenderEnvironment> = {}): RenderEnvironment =>
  ({
    backend: 'http://127.0.0.1:9',
    responseCache: { getOrLoad: () => Promise.reject(new Error('not asked')) },
    shell: { js: [], css: [], preload: [], fonts: [], icon: '', pictures: { preview: '/p.png' }, chunks: {} },
    mode: async () => ({ mode: 'site' as const, known: true }),
    onError: () => undefined,
    onReport: () => undefined,
    productionHost: undefined,
    identity: undefined,
    ...overrides,
  }) as unknown as RenderEnvironment;
