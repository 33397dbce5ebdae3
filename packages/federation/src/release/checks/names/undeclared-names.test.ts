import path from 'node:path';
import type { RemoteModule } from '../../../contract';
import { sharedFrom } from '../server-module';
import { recordNames } from './record-names';
import { nameProblems } from './undeclared-names';
import { addInjection, noNames } from './used-names';

const UNIS = path.resolve(__dirname, '../../../../../../apps/unis');

interface Shared {
  readonly '@signpost/identity': { storedValue(options: object): { read(): unknown } };
  readonly '@signpost/api-client/base': {
    api: { injectEndpoints(options: object): { endpoints: Record<string, unknown> } };
  };
}

/** A release whose page calls `evaluate` with the shared modules; returns the names that it does not declare. */
const undeclared = async (evaluate: (shared: Shared) => void, names: string[] = [], client = noNames()) => {
  const { provided, used } = recordNames(sharedFrom(UNIS));
  const shared = Object.fromEntries(
    Object.entries(provided).map(([name, { module }]) => [name, module]),
  ) as unknown as Shared;
  const lazy = () => Promise.resolve(evaluate(shared) ?? {});
  const module = { routes: [{ id: 'unis.page', path: '/unis', lazy }] } as unknown as RemoteModule;
  return nameProblems(UNIS, { names }, { module, used }, client);
};

const store = (key: string) => (shared: Shared) => {
  const value = shared['@signpost/identity'].storedValue({
    key,
    version: 1,
    schema: {},
    fallback: 5,
    consent: 'functional',
  });
  expect(value.read()).toBe(5);
};

const inject =
  (...names: readonly string[]) =>
  (shared: Shared) => {
    const { api } = shared['@signpost/api-client/base'];
    const endpoints = (build: { query(definition: object): object }) =>
      Object.fromEntries(names.map((name) => [name, build.query({ query: () => '/x' })]));
    expect(Object.keys(api.injectEndpoints({ endpoints }).endpoints)).toEqual(names);
  };
const nothing = () => undefined;
/** The endpoints that the API client defines together with listProviders. */
const CLIENT_UNIS = ['listProviders', 'getProvider', 'listProviderNames'];

it('finds a storage key that a release uses and does not declare', async () => {
  expect(await undeclared(store('signpost.map'))).toEqual([
    'storage:signpost.map is used and not declared in names',
  ]);
  expect(await undeclared(store('signpost.map'), ['storage:signpost.map'])).toEqual([]);
});

it('finds an endpoint of a release that neither it nor the API client declares', async () => {
  expect(await undeclared(inject('listRooms'))).toEqual([
    'endpoint:listRooms is used and not declared in names',
  ]);
  expect(await undeclared(inject('listRooms'), ['endpoint:listRooms'])).toEqual([]);
});

it('finds names that only scripts of browsers use', async () => {
  const client = noNames();
  client.names.add('storage:signpost.map');
  addInjection(client, ['listRooms']);
  expect(await undeclared(nothing, ['endpoint:listRooms'], client)).toEqual([
    'storage:signpost.map is used and not declared in names',
  ]);
});

it('allows storage keys and endpoints of the packages', async () => {
  expect(await undeclared(store('signpost.favourites'))).toEqual([]);
  expect(await undeclared(inject(...CLIENT_UNIS))).toEqual([]);
});

it('finds endpoints of the API client that a release defines again or declares as its own', async () => {
  const problem = 'endpoint:listProviders is the API client’s and defined again'.replace('’', "'");
  expect(await undeclared(inject('listProviders'))).toEqual([problem]);
  expect(await undeclared(inject(...CLIENT_UNIS, 'listRooms'), ['endpoint:listRooms'])).toContain(problem);
  expect(await undeclared(nothing, ['endpoint:listProviders'])).toEqual([problem]);
});
