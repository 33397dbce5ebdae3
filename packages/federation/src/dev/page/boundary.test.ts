import * as runtime from 'react-refresh/runtime';
import {
  acceptDelegated,
  canDelegate,
  canReplace,
  closeModule,
  isOutdated,
  type ModuleHot,
} from './boundary';
import type { RefreshHost } from './refresh-runtime';

/** A test double of webpack's `module.hot`: records calls and the data passed to the module's next version. */
const hotOf = (data?: ModuleHot['data']) => {
  const kept: NonNullable<ModuleHot['data']> = {};
  const calls: string[] = [];
  let keep: (() => void) | undefined;
  const hot: ModuleHot = {
    ...(data ? { data } : {}),
    accept: () => void calls.push('accept'),
    invalidate: () => void calls.push('invalidate'),
    dispose: (callback) => (keep = () => callback(kept)),
  };
  return {
    hot,
    calls,
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

describe('module that importers can keep', () => {
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

describe('module of a route or a slot that can be replaced', () => {
  const withHandle = (handle: object) => page({ handle, loader: () => null });

  it('has other functions, also in its objects', () => {
    const [before, after] = [withHandle({ head: () => 1 }), withHandle({ head: () => 2 })];
    expect(canDelegate(before, after)).toBe(true);
  });

  it.each([
    ['the shell has read other data of its handle', withHandle({ middleware: ['lists'] })],
    ['it has a loader no longer', { Component: (): null => null, handle: {} }],
    ['its loader became a component', page({ handle: {}, loader: function Loader() {} })],
  ])('is not one when %s', (_why, after) => {
    expect(canDelegate(withHandle({}), after)).toBe(false);
  });
});

describe('end of a module', () => {
  it('accepts changes of a module with a component only', () => {
    const withComponent = hotOf();
    closeModule(page(), withComponent.hot);
    const without = hotOf();
    closeModule({ loader, count: 1 }, without.hot);
    expect([withComponent.calls, without.calls]).toEqual([['accept'], []]);
  });

  it('updates the importers once when another export than a component changed', () => {
    const first = hotOf();
    closeModule(page(), first.hot);
    const second = first.replace();
    closeModule(page(), second.hot);
    const third = second.replace();
    closeModule(page({ loader: () => null }), third.hot);
    const again = third.replace();
    closeModule(page({ loader: () => null }), again.hot);
    expect([second.calls, third.calls, again.calls]).toEqual([['accept'], ['invalidate'], ['accept']]);
  });

  it('accepts changes of a loader in the module of a route, and asks for a reload for changed data', () => {
    const first = hotOf();
    const module = page({ handle: {} });
    closeModule(module, first.hot);
    acceptDelegated(module);
    const second = first.replace();
    closeModule(page({ handle: {}, loader: () => null }), second.hot);
    expect([second.calls, isOutdated()]).toEqual([['accept'], false]);
    closeModule(page({ handle: { prerender: true } }), second.replace().hot);
    expect(isOutdated()).toBe(true);
  });
});
