import * as runtime from 'react-refresh/runtime';
import { canReplace, closeModule, isOutdated, type ModuleHot } from './boundary';
import type { RefreshHost } from './refresh-runtime';

/** A test double of webpack's `module.hot`: records calls and the data passed to the module's next version. */
const hotOf = (data?: ModuleHot['data']) => {
  const kept: NonNullable<ModuleHot['data']> = {};
  let accepted = false;
  let keep: (() => void) | undefined;
  const hot: ModuleHot = {
    ...(data ? { data } : {}),
    accept: () => (accepted = true),
    dispose: (callback) => (keep = () => callback(kept)),
  };
  return {
    hot,
    accepted: () => accepted,
    replace() {
      keep?.();
      return hotOf(kept);
    },
  };
};

const loader = () => null;
const page = (given: object = {}) => ({ Component: (): null => null, loader, ...given });

beforeAll(() => {
  (globalThis as RefreshHost).signpostRefresh = runtime;
});

describe('replaceable module', () => {
  it('changes components only, and keeps all other exports', () => {
    expect(canReplace(page(), page())).toBe(true);
  });

  it.each([
    ['its loader changed', page({ loader: () => null })],
    ['it exports more', page({ handle: {} })],
    ['it exports less', { Component: (): null => null }],
    ['a component became something else', page({ Component: 'text' })],
  ])('is not one when %s', (_why, after) => {
    expect(canReplace(page(), after)).toBe(false);
  });
});

describe('end of a module', () => {
  it('accepts changes of a module with a component only', () => {
    const withComponent = hotOf();
    closeModule(page(), withComponent.hot);
    const without = hotOf();
    closeModule({ loader, count: 1 }, without.hot);
    expect([withComponent.accepted(), without.accepted()]).toEqual([true, false]);
  });

  it('asks for a reload only when a loader changed as well', () => {
    const first = hotOf();
    closeModule(page(), first.hot);
    const second = first.replace();
    closeModule(page(), second.hot);
    expect(isOutdated()).toBe(false);
    closeModule(page({ loader: () => null }), second.replace().hot);
    expect(isOutdated()).toBe(true);
  });
});
