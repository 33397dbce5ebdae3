import { runInNewContext } from 'node:vm';

/** Intrinsic objects that no global names: found through the syntax that makes them. */
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

/** The prototypes of the classes that Node adds to those of the language. */
export const platformPrototypes = (): readonly object[] => {
  const language = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]);
  return standardGlobals().flatMap((name) => {
    const value: unknown = language.has(name) ? undefined : Reflect.get(globalThis, name);
    return typeof value === 'function' && isObject(value.prototype) ? value.prototype : [];
  });
};

/** Globals that hold the process' own state, and those that only name the global object again. */
const EXCLUDED = new Set([
  'global',
  'globalThis',
  'process',
  'console',
  'performance',
  'crypto',
  'navigator',
]);
/** Reading these prints a warning where Node has no file for them. */
const UNREAD = new Set(['localStorage', 'sessionStorage']);

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** A constructor with its prototype, or a namespace with all of its own. */
const withParts = (value: object): readonly object[] => {
  const parts: unknown[] =
    typeof value === 'function'
      ? [Object.getOwnPropertyDescriptor(value, 'prototype')?.value]
      : Object.values(Object.getOwnPropertyDescriptors(value)).flatMap((property: PropertyDescriptor) =>
          typeof property.value === 'function' ? withParts(property.value as object) : [],
        );
  return [value, ...parts.filter(isObject)];
};

/** Names of the standard globals of this Node. Reading them has Node load those that it loads late. */
export const standardGlobals = (): readonly string[] =>
  Object.getOwnPropertyNames(globalThis).filter((name) => {
    if (UNREAD.has(name)) return false;
    // A shell's own and the federation runtime's are state.
    return !name.startsWith('_') && Reflect.has(globalThis, name);
  });

/** Every object of the language and of Node's global functions and classes that code could replace a function of. */
export const intrinsics = (): ReadonlySet<object> => {
  const named = standardGlobals().flatMap((name) => {
    if (EXCLUDED.has(name)) return [];
    const value: unknown = Reflect.get(globalThis, name);
    return isObject(value) ? withParts(value) : [];
  });
  const classes = [performance, crypto].map((one) => Object.getPrototypeOf(one) as object);
  return new Set([...named, ...classes, ...unnamed()]);
};
