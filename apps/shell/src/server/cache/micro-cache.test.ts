import { createMicroCache, FRESH_FOR, STALE_FOR, withNonce } from './micro-cache';

const at = (start: number) => {
  const clock = { now: start };
  return { clock, cache: createMicroCache(() => clock.now) };
};

describe('the micro-cache', () => {
  it('gives back a page with every nonce cut out', () => {
    const { cache } = at(0);
    cache.set('/', 200, '<script nonce="abc"></script><link nonce="abc">', 'abc');
    const { page } = cache.get('/') ?? {};
    expect(page && withNonce(page, 'new').toString()).toBe('<script nonce="new"></script><link nonce="new">');
  });

  it('calls a page stale after ten seconds, and forgets it five minutes later', () => {
    const { cache, clock } = at(0);
    cache.set('/', 200, 'page', 'abc');
    expect(cache.get('/')?.stale).toBe(false);
    clock.now = FRESH_FOR + 1;
    expect(cache.get('/')?.stale).toBe(true);
    clock.now = FRESH_FOR + STALE_FOR + 1;
    expect(cache.get('/')).toBeUndefined();
  });

  it('stays within its size, however many addresses are asked for', () => {
    const { cache } = at(0);
    const page = 'x'.repeat(1_000_000);
    for (let index = 0; index < 100; index += 1) cache.set(`/?${index}`, 200, page, 'abc');
    expect(cache.get('/?0')).toBeUndefined();
    expect(cache.get('/?99')).toBeDefined();
  });
});
