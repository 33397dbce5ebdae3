import type { FederationHost } from '@signpost/federation/host';
import { restoreRegExpPrototype, watchRegExpPrototype, withUnchangedRegExp } from './regexp-prototype';

const prototype = RegExp.prototype as unknown as Record<string, unknown>;

const { exec } = RegExp.prototype;

afterEach(() => void restoreRegExpPrototype());

const hostThat = (load: () => void): FederationHost => ({
  load: () => Promise.resolve().then(() => (load(), { routes: [] }) as never),
});

it('restores replaced, removed and added properties, and names them', () => {
  expect(restoreRegExpPrototype()).toEqual([]);
  prototype['exec'] = () => null;
  Reflect.deleteProperty(prototype, 'global');
  prototype['added'] = 1;
  expect(restoreRegExpPrototype()).toEqual(['exec', 'global', 'added']);
  expect(prototype['exec']).toBe(exec);
  expect(/a/g.global).toBe(true);
  expect('added' in prototype).toBe(false);
});

it('rejects a release that changes regular expressions as it starts, and undoes the change', async () => {
  const host = withUnchangedRegExp(hostThat(() => (prototype['exec'] = () => null)));
  await expect(host.load('unis', 'entry', 'r1')).rejects.toThrow('it replaces exec of RegExp.prototype');
  expect(prototype['exec']).toBe(exec);
});

it('undoes the change of a release that then fails to start', async () => {
  const host = withUnchangedRegExp(
    hostThat(() => {
      prototype['exec'] = () => null;
      throw new Error('broken');
    }),
  );
  await expect(host.load('unis', 'entry', 'r1')).rejects.toThrow('broken');
  expect(prototype['exec']).toBe(exec);
});

it('undoes changes that a release makes later within a second', () => {
  jest.useFakeTimers();
  const report = jest.fn();
  watchRegExpPrototype(report);
  prototype['exec'] = () => null;
  jest.advanceTimersByTime(1_000);
  expect(report).toHaveBeenCalledWith(['exec']);
  expect(prototype['exec']).toBe(exec);
  jest.useRealTimers();
});
