import { lockGlobals } from '../lock-globals';
import { ADDITIONS, ALLOWED, SHARED } from './attacks';

// Run by a test in a separate process: locks the globals, runs code that tries to replace them, and prints the results.
const evaluate = (code: string): unknown => (new Function(code) as () => unknown)();

/** Splits `Map.prototype.get` into the object and the expression of its key. */
const partsOf = (target: string): readonly [holder: string, key: string] => {
  const computed = /^(.*)\[([^[\]]+)\]$/.exec(target);
  if (computed) return [computed[1] ?? '', computed[2] ?? ''];
  const dot = target.lastIndexOf('.');
  return [target.slice(0, dot), JSON.stringify(target.slice(dot + 1))];
};

const waysTo = (target: string): readonly string[] => {
  const [holder, key] = partsOf(target);
  return [
    `${target} = 'replaced'`,
    `Object.defineProperty(${holder}, ${key}, { value: 'replaced' })`,
    `Object.defineProperty(${holder}, ${key}, { get: () => 'replaced' })`,
    `Reflect.deleteProperty(${holder}, ${key})`,
    `delete ${holder}[${key}]`,
  ];
};

/** The properties of regular expressions. V8 runs them fast only while all are as they were at its start. */
const regExps = (): string =>
  JSON.stringify([
    Object.isExtensible(RegExp.prototype),
    Object.entries(Object.getOwnPropertyDescriptors(RegExp.prototype)),
  ]);

const before = new Map<string, unknown>();
const regExpsBefore = regExps();
lockGlobals();
const areRegExpsFast = regExps() === regExpsBefore;
for (const target of [...SHARED, ...ADDITIONS]) before.set(target, evaluate(`return ${target}`));
const say = console.log;

const replaced = [...SHARED, ...ADDITIONS].flatMap((target) =>
  waysTo(target).flatMap((way) =>
    [`'use strict'; ${way}`, way].flatMap((code) => {
      try {
        evaluate(code);
      } catch {
        // A refusal is expected.
      }
      return evaluate(`return ${target}`) === before.get(target) ? [] : [code];
    }),
  ),
);
/** Replacements in strict code, which must throw. */
const silent = [...SHARED, ...ADDITIONS].filter((target) => {
  try {
    evaluate(`'use strict'; ${target} = 'replaced'`);
    return true;
  } catch {
    return false;
  }
});
const forbidden = Object.entries(ALLOWED).flatMap(([what, code]) => {
  try {
    return evaluate(`'use strict'; ${code}`) === true ? [] : [what];
  } catch (error) {
    return [`${what}: ${String(error)}`];
  }
});
say(JSON.stringify({ replaced, silent, forbidden, areRegExpsFast }));
