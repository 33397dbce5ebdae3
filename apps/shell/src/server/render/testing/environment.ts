import type { RenderEnvironment } from '../render-environment';

/** Returns a render environment without an API for tests; `given` overrides parts of it. */
export const testEnvironment = (given: Partial<RenderEnvironment> = {}): RenderEnvironment =>
  ({
    backend: 'http://127.0.0.1:9',
    memory: { recall: () => Promise.reject(new Error('not asked')) },
    shell: { js: [], css: [], preload: [], fonts: [], icon: '', pictures: { preview: '/p.png' }, chunks: {} },
    mode: async () => ({ mode: 'site' as const, known: true }),
    onError: () => undefined,
    onReport: () => undefined,
    productionHost: undefined,
    identity: undefined,
    ...given,
  }) as unknown as RenderEnvironment;
