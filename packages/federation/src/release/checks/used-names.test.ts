import path from 'node:path';
import type { RemoteModule } from '../../contract';
import { sharedFrom } from './server-module';
import { recordNames, undeclaredNames } from './used-names';

const UNIS = path.resolve(__dirname, '../../../../../apps/unis');

interface Shared {
  readonly '@signpost/identity': { storedValue(options: object): { read(): unknown } };
  readonly '@signpost/api-client/base': {
    api: { injectEndpoints(options: object): { endpoints: Record<string, unknown> } };
  };
}

/** A release whose page calls `evaluate` with the shared modules; returns the names that it does not declare. */
const undeclared = async (evaluate: (shared: Shared) => void, names: string[] = []) => {
  const { provided, used } = recordNames(sharedFrom(UNIS));
  const shared = Object.fromEntries(
    Object.entries(provided).map(([name, { module }]) => [name, module]),
  ) as unknown as Shared;
  const lazy = () => Promise.resolve(evaluate(shared) ?? {});
  const module = { routes: [{ id: 'unis.page', path: '/unis', lazy }] } as unknown as RemoteModule;
  return undeclaredNames(UNIS, { names }, { module, used });
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

const inject = (name: string) => (shared: Shared) => {
  const { api } = shared['@signpost/api-client/base'];
  const endpoints = (build: { query(definition: object): object }) => ({
    [name]: build.query({ query: () => '/x' }),
  });
  expect(api.injectEndpoints({ endpoints }).endpoints).toHaveProperty(name);
};

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
  expect(await undeclared(inject('listProviders'))).toEqual([]);
});
