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
 * Properties that code gives its own objects and classes by plain assignment. Were they merely read-only, that would throw:
 * an inherited read-only property forbids assignment on the heir too.
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

/** Makes a property of `holder` one that its heirs may shadow by assignment and nobody may replace. */
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

/** Makes properties read-only as they are. An accessor's value is read for good: Node gives `process` a setter. */
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

/** Makes the methods of one object its own and read-only, whether it has or inherits them. */
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
 * Keeps code that is run from now on from replacing what all code of this process shares: the language's objects, Node's
 * global functions and classes, the methods of `console`, `performance`, `crypto` and `process`, and `process.env`. An attempt
 * throws in strict code, as bundled code is, and has no effect in other. New globals can be made. `Error.stackTraceLimit` and
 * `Error.prepareStackTrace` stay as they are: libraries set them for a moment. Call it once, when the process' own modules are
 * loaded and before the first release is run.
 */
export const lockGlobals = (): void => {
  const all = intrinsics();
  for (const [holder, names] of SHADOWED) for (const name of names) letHeirsShadow(holder, name);
  for (const prototype of platformPrototypes()) letHeirsShadow(prototype, 'constructor');
  for (const one of all) {
    if (one === Error) lockProperties(Error, ['prototype', 'captureStackTrace']);
    else Object.freeze(one);
  }
  for (const one of [console, performance, crypto, process]) lockMethods(one);
  Object.defineProperty(process, 'env', {
    value: Object.freeze({ ...process.env }),
    writable: false,
    configurable: false,
  });
  lockProperties(globalThis, standardGlobals());
};
