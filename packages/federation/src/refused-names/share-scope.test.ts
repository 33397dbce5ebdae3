import { createFederationHost, type Provided } from '../host';
import { withoutNames, type ShareScope } from '.';

const nothing = { version: '19.3.1', module: {} };
const written: string[] = [];
const identity = {
  storedValue: ({ key }: { key: string }) => ({
    key,
    write: () => written.push(key) > 0,
    read: () => 'stored',
  }),
  dropCookie: (name: string) => void written.push(name),
};
type Builder = (build: { query(definition: object): object }) => object;
const base = {
  load: () => undefined,
  api: {
    injectEndpoints: ({ endpoints }: { endpoints: Builder }) => ({
      endpoints: endpoints({ query: (definition) => definition }),
    }),
  },
};
const provided: Provided = {
  react: nothing,
  'react/jsx-runtime': nothing,
  'react-router-dom': nothing,
  '@signpost/api-client/base': { version: '0.1.0', module: base },
  '@signpost/federation/settings': nothing,
  '@signpost/federation/slots': nothing,
  '@signpost/identity': { version: '0.1.0', module: identity },
  '@signpost/language/runtime': { version: '0.1.0', module: {} },
  valibot: nothing,
};

const REFUSED = ['storage:signpost.grades', 'storage:signpost-cookie', 'endpoint:listRooms'];

/** Loads a remote and returns the modules that its container gets. */
const sharedWith = async (refused?: readonly string[]) => {
  let scope: ShareScope = {};
  const container = {
    init: (given: unknown) => (scope = given as ShareScope),
    get: () => Promise.resolve(() => ({ routes: [] })),
  };
  const host = createFederationHost(provided, () => container);
  const narrow = refused && ((whole: ShareScope) => withoutNames(whole, (name) => refused.includes(name)));
  await host.load('careers', 'entry', 'release', { narrow });
  const module = (name: string) => Object.values(scope[name] ?? {})[0]?.lib?.();
  return {
    identity: module('@signpost/identity') as typeof identity,
    base: module('@signpost/api-client/base') as typeof base,
    react: module('react'),
  };
};

const define = ({ api }: typeof base, ...names: readonly string[]) =>
  api.injectEndpoints({
    endpoints: (build) => Object.fromEntries(names.map((name) => [name, build.query({})])),
  });

beforeEach(() => written.splice(0));

it('keeps storage keys of others in memory, and its own in the storage', async () => {
  const { storedValue } = (await sharedWith(REFUSED)).identity;
  const options = { key: 'signpost.grades', fallback: 5 };
  const grades = storedValue(options) as unknown as {
    read(): unknown;
    write(value: unknown): boolean;
    clear(): void;
  };
  expect([grades.read(), grades.write(7), grades.read()]).toEqual([5, true, 7]);
  grades.clear();
  expect(grades.read()).toBe(5);
  expect(written).toEqual([]);
  const own = storedValue({ key: 'signpost.rooms' });
  expect([own.read(), own.write()]).toEqual(['stored', true]);
  expect(written).toEqual(['signpost.rooms']);
});

it('drops no cookie of others', async () => {
  const { dropCookie } = (await sharedWith(REFUSED)).identity;
  dropCookie('signpost-cookie');
  expect(written).toEqual([]);
  dropCookie('own');
  expect(written).toEqual(['own']);
});

it('throws when an endpoint of others is defined, and defines its own', async () => {
  const { base: narrowed } = await sharedWith(REFUSED);
  expect(() => define(narrowed, 'listHalls', 'listRooms')).toThrow(
    'the endpoint listRooms belongs to another remote',
  );
  expect(Object.keys(define(narrowed, 'listHalls').endpoints)).toEqual(['listHalls']);
});

it('shares the other modules unchanged, and everything with other remotes', async () => {
  const [narrowed, whole] = [await sharedWith(REFUSED), await sharedWith()];
  expect(narrowed.react).toEqual(whole.react);
  expect(whole.identity.storedValue({ key: 'signpost.grades' }).read()).toBe('stored');
  expect(Object.keys(narrowed.identity)).toEqual(Object.keys(whole.identity));
  expect(Object.keys(narrowed.base)).toEqual(Object.keys(whole.base));
});
