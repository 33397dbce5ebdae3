/** Expressions that a release might replace. */
export const SHARED = [
  'globalThis.fetch',
  'globalThis.setTimeout',
  'globalThis.queueMicrotask',
  'globalThis.structuredClone',
  'globalThis.Promise',
  'globalThis.JSON',
  'globalThis.URL',
  'globalThis.Response',
  'globalThis.console',
  'globalThis.process',
  'globalThis.crypto',
  'globalThis.performance',
  'Promise.prototype.then',
  'Promise.resolve',
  'JSON.parse',
  'JSON.stringify',
  'Array.prototype.map',
  'Array.isArray',
  'Array.prototype[Symbol.iterator]',
  'Object.prototype.toString',
  'Object.prototype.hasOwnProperty',
  'Object.keys',
  'Function.prototype.call',
  'Function.prototype.toString',
  'Error.prototype.toString',
  'TypeError.prototype.name',
  'Error.captureStackTrace',
  'String.prototype.replace',
  'RegExp.prototype',
  'Map.prototype.get',
  'Date.now',
  'Math.random',
  'Reflect.get',
  'Intl.DateTimeFormat.prototype.formatToParts',
  'Intl.NumberFormat',
  'Buffer.from',
  'Uint8Array.prototype.subarray',
  'Object.getPrototypeOf(Int8Array).prototype.set',
  'Object.getPrototypeOf([][Symbol.iterator]()).next',
  'Object.getPrototypeOf(function* () {}).constructor',
  'Object.getPrototypeOf(async () => {}).constructor',
  'Headers.prototype.get',
  'URLSearchParams.prototype.get',
  'AbortSignal.timeout',
  'EventTarget.prototype.addEventListener',
  'TextDecoder.prototype.decode',
  'console.log',
  'console.error',
  'performance.now',
  'crypto.randomUUID',
  'process.exit',
  'process.nextTick',
  'process.env',
  'process.env.PATH',
] as const;

/** Additions that would appear in every object or loop of the process. */
export const ADDITIONS = [
  'Object.prototype.added',
  'Array.prototype.added',
  'Promise.prototype.added',
  'process.env.ADDED',
] as const;

/** Allowed operations on code's own objects and classes; each returns true. */
export const ALLOWED: Readonly<Record<string, string>> = {
  'names its own errors':
    'class Own extends Error {}; Own.prototype.name = "Own"; const e = new Own("m"); e.name = "E"; e.message = "n"; return String(e) === "E: n"',
  'gives objects methods of the same names':
    'const o = {}; o.toString = () => "o"; o.constructor = Map; o.hasOwnProperty = 1; return `${o}` === "o" && o.constructor === Map && Object.keys(o).length === 3',
  'gives functions methods of the same names':
    'const f = () => 1; f.toString = () => "f"; return `${f}` === "f"',
  'makes classes by prototypes':
    'function Old() {} Old.prototype = Object.create(Array.prototype, {}); function New() {} New.prototype.constructor = New; New.prototype.valueOf = () => 7; return new New() + 1 === 8',
  'gives promises fields': 'return Object.assign(Promise.resolve(1), { unwrap: () => 2 }).unwrap() === 2',
  'gives heirs of a class of Node their constructor, as Node 22 does when it copies a stream':
    'const o = Object.create(ReadableStream.prototype); o.constructor = ReadableStream; return Object.hasOwn(o, "constructor")',
  'extends collections':
    'class M extends Map { get(k) { return super.get(k) ?? 0 } } return new M().get(1) === 0',
  'makes new globals':
    'globalThis.madeByRelease = 1; return madeByRelease === 1 && delete globalThis.madeByRelease',
  'sets how deep stacks are': 'Error.stackTraceLimit = 20; return Error.stackTraceLimit === 20',
  'sets how the process ends': 'process.exitCode = 0; return process.exitCode === 0',
  'reads the environment': 'return typeof process.env.PATH === "string" && !("NOWHERE" in process.env)',
};
