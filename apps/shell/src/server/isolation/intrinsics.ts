import { runInNewContext } from 'node:vm';

/** Intrinsic objects without a global name, found through the syntax that creates them. */
const unnamed = (): readonly object[] => {
  const prototypeOf = (value: object): object => Object.getPrototypeOf(value) as object;
  const generator = function* () {};
  const asyncGenerator = async function* () {};
  const asyncFunction = async () => {};
  const iterators = [
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''[Symbol.iterator](),
    'a'.matchAll(/a/g),
    new Intl.Segmenter().segment('')[Symbol.iterator](),
  ].map(prototypeOf);
  const functions = [generator, asyncGenerator, asyncFunction].map(prototypeOf);
  const instances = [generator, asyncGenerator].map(({ prototype }) => prototypeOf(prototype as object));
  return [
    prototypeOf(Int8Array),
    prototypeOf(Int8Array.prototype),
    ...iterators,
    ...[...iterators, ...instances].map(prototypeOf),
    ...functions,
    ...functions.map(({ constructor }) => constructor),
    ...instances,
  ];
};

/** Prototypes of the classes that Node adds to the language. */
export const platformPrototypes = (): readonly object[] => {
  const language = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);
  return standardGlobals().flatMap((name) => {
    const value: unknown = language.has(name) ? undefined : Reflect.get(globalThis, name);
    return typeof value === 'function' && isObject(value.prototype) ? value.prototype : [];
  });
};

/** Globals with state of the process, and aliases of the global object. */
const EXCLUDED = new Set([
  'global',
  'globalThis',
  'process',
  'console',
  'performance',
  'crypto',
  'navigator',
]);
/** Reading these prints a warning when Node has no file for them. */
const UNREAD = new Set(['localStorage', 'sessionStorage']);

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Returns a constructor with its prototype, or a namespace with its members. */
const withParts = (value: object): readonly object[] => {
  const parts: unknown[] =
    typeof value === 'function'
      ? [Object.getOwnPropertyDescriptor(value, 'prototype')?.value]
      : Object.values(Object.getOwnPropertyDescriptors(value)).flatMap((property: PropertyDescriptor) =>
          typeof property.value === 'function' ? withParts(property.value as object) : [],
        );
  return [value, ...parts.filter(isObject)];
};

/** Names of the standard globals of this Node version. Reading them makes Node load lazy ones. */
export const standardGlobals = (): readonly string[] =>
  Object.getOwnPropertyNames(globalThis).filter((name) => {
    if (UNREAD.has(name)) return false;
    // Globals of the shell and of the federation runtime are state.
    return !name.startsWith('_') && Reflect.has(globalThis, name);
  });

/** Returns all objects of the language and of Node's globals whose functions code could replace. */
export const intrinsics = (): ReadonlySet<object> => {
  const named = standardGlobals().flatMap((name) => {
    if (EXCLUDED.has(name)) return [];
    const value: unknown = Reflect.get(globalThis, name);
    return isObject(value) ? withParts(value) : [];
  });
  const classes = [performance, crypto].map((one) => Object.getPrototypeOf(one) as object);
  return new Set([...named, ...classes, ...unnamed()]);
};
