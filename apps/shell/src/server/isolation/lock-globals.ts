import { intrinsics, platformPrototypes, standardGlobals } from './intrinsics';

const ERRORS = [
  Error,
  EvalError,
  RangeError,
  ReferenceError,
  SyntaxError,
  TypeError,
  URIError,
  AggregateError,
];

/**
 * Properties that code assigns on its own objects and classes. If they were only read-only, such an assignment would
 * throw, because an inherited read-only property cannot be shadowed by assignment.
 */
const SHADOWED: readonly (readonly [object, readonly string[]])[] = [
  [
    Object.prototype,
    [
      'constructor',
      'hasOwnProperty',
      'isPrototypeOf',
      'propertyIsEnumerable',
      'toLocaleString',
      'toString',
      'valueOf',
    ],
  ],
  [Function.prototype, ['constructor', 'toString']],
  ...ERRORS.map(({ prototype }) => [prototype, ['constructor', 'message', 'name', 'toString']] as const),
];

/** Makes a property of `holder` irreplaceable, while inheriting objects may still shadow it by assignment. */
const letHeirsShadow = (holder: object, name: string): void => {
  const property = Object.getOwnPropertyDescriptor(holder, name);
  if (!property?.configurable || !('value' in property)) return;
  const { value, enumerable = false } = property as { value: unknown; enumerable?: boolean };
  Object.defineProperty(holder, name, {
    configurable: false,
    enumerable,
    get: () => value,
    set(this: unknown, own: unknown) {
      if (this === holder) throw new TypeError(`${name} of a global object cannot be replaced`);
      Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
    },
  });
};

/** Makes properties read-only. An accessor is replaced by its current value, because Node gives `process` a setter. */
const lockProperties = (holder: object, names: readonly string[]): void => {
  for (const name of names) {
    if (!Object.getOwnPropertyDescriptor(holder, name)?.configurable) continue;
    Object.defineProperty(holder, name, {
      value: Reflect.get(holder, name),
      writable: false,
      configurable: false,
    });
  }
};

/** Makes the own and inherited methods of an object own and read-only. */
const lockMethods = (holder: object): void => {
  const prototype = Object.getPrototypeOf(holder) as object;
  const isMethod = (name: string) =>
    typeof Object.getOwnPropertyDescriptor(prototype, name)?.value === 'function';
  const inherited = Object.getOwnPropertyNames(prototype).filter(
    (name) => name !== 'constructor' && isMethod(name) && !Object.hasOwn(holder, name),
  );
  for (const name of inherited) {
    Object.defineProperty(holder, name, {
      value: Reflect.get(holder, name),
      writable: false,
      configurable: false,
    });
  }
  const own = Object.entries(Object.getOwnPropertyDescriptors(holder));
  lockProperties(
    holder,
    own.flatMap(([name, { value }]) => (typeof value === 'function' ? name : [])),
  );
};

/**
 * Prevents code from replacing what all code of this process shares: objects of the language, Node's global functions and
 * classes, the methods of `console`, `performance`, `crypto` and `process`, and `process.env`. An attempt throws in strict
 * code, such as bundles, and has no effect otherwise. New globals can be created. `Error.stackTraceLimit` and
 * `Error.prepareStackTrace` are not locked, because libraries set them temporarily, and `RegExp.prototype` is checked instead
 * (`regexp-prototype.ts`). Call it once, after the process' own
 * modules are loaded and before the first release runs.
 */
export const lockGlobals = (): void => {
  const all = intrinsics();
  for (const [holder, names] of SHADOWED) for (const name of names) letHeirsShadow(holder, name);
  for (const prototype of platformPrototypes()) letHeirsShadow(prototype, 'constructor');
  for (const one of all) {
    if (one === Error) lockProperties(Error, ['prototype', 'captureStackTrace']);
    else if (one !== RegExp.prototype) Object.freeze(one);
  }
  for (const one of [console, performance, crypto, process]) lockMethods(one);
  Object.defineProperty(process, 'env', {
    value: Object.freeze({ ...process.env }),
    writable: false,
    configurable: false,
  });
  lockProperties(globalThis, standardGlobals());
};
