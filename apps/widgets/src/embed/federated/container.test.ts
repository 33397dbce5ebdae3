import { get, init } from './container';
import { hostModules, takeHostModules, type ShareScope } from './host-modules';

jest.mock('../styles', () => ({ adoptStyles: () => undefined }));
jest.mock('../embed-styles', () => ({}));

beforeEach(() => Object.keys(hostModules).forEach((name) => Reflect.deleteProperty(hostModules, name)));

/** A share scope with these versions of React, and whether each is loaded. A version is its own module here. */
const scopeOf = (versions: Readonly<Record<string, boolean>>): ShareScope => {
  const shared = Object.fromEntries(
    Object.entries(versions).map(([version, loaded]) => [version, { get: () => () => version, loaded }]),
  );
  return { react: shared, 'react-dom': shared };
};

it.each([
  ['the newest version', { '18.3.1': false, '19.10.0': false, '19.3.1': false }, '19.10.0'],
  ['the version that is loaded already', { '19.3.1': false, '18.3.1': true }, '18.3.1'],
  ['a version that is new enough', { '18.2.0': false, '17.0.2': true }, '18.2.0'],
])('takes %s from the host', async (_, versions, expected) => {
  await takeHostModules(scopeOf(versions));
  expect(hostModules).toEqual({ react: expected, 'react-dom': expected });
});

it.each([
  ['no React', {}],
  ['only an older React', scopeOf({ '17.0.2': true })],
])('says what is missing when the host shares %s', async (_, scope) => {
  init(scope);
  await expect(get('./subject-widget')).rejects.toThrow(
    "Signpost's components need react 18 or newer to be shared",
  );
});

it('names its modules when another one is requested', async () => {
  init(scopeOf({ '19.3.1': true }));
  await expect(get('./course-widget')).rejects.toThrow(
    'Signpost exposes ./subject-widget and ./industry-guide-widget, not ./course-widget',
  );
});

it('returns a component after the host’s React was taken', async () => {
  init(scopeOf({ '19.3.1': true }));
  const factory = await get('./industry-guide-widget');
  expect(factory()).toHaveProperty('default', expect.any(Function));
  expect(hostModules['react']).toBe('19.3.1');
});
