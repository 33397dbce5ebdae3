import { createMicroCache, FRESH_MS, STALE_MS, withNonce } from './micro-cache';

const at = (start: number) => {
  const clock = { now: start };
  return { clock, cache: createMicroCache(() => clock.now) };
};

describe('the micro-cache', () => {
  it('replaces every nonce of a cached page', () => {
    const { cache } = at(0);
    cache.set('/', 200, '<script nonce="abc"></script><link nonce="abc">', 'abc');
    const { page } = cache.get('/') ?? {};
    expect(page && withNonce(page, 'new').toString()).toBe('<script nonce="new"></script><link nonce="new">');
  });

  it('marks a page as stale after ten seconds and drops it five minutes later', () => {
    const { cache, clock } = at(0);
    cache.set('/', 200, 'page', 'abc');
    expect(cache.get('/')?.stale).toBe(false);
    clock.now = FRESH_MS + 1;
    expect(cache.get('/')?.stale).toBe(true);
    clock.now = FRESH_MS + STALE_MS + 1;
    expect(cache.get('/')).toBeUndefined();
  });

  it('evicts pages above its size limit', () => {
    const { cache } = at(0);
    const page = 'x'.repeat(1_000_000);
    for (let index = 0; index < 100; index += 1) cache.set(`/?${index}`, 200, page, 'abc');
    expect(cache.get('/?0')).toBeUndefined();
    expect(cache.get('/?99')).toBeDefined();
  });
});
