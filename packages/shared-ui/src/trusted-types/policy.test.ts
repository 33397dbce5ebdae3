import { PAYLOADS, dangersIn } from '../markdown/testing/payloads';
import { installDefaultPolicy, POLICY_NAMES, trustedHtml } from './policy';

type Rules = { createHTML: (html: string) => string; createScriptURL?: (url: string) => string };
const policies = new Map<string, Rules>();
const trustedTypes = {
  createPolicy: (name: string, rules: Rules) => {
    if (policies.has(name)) throw new TypeError(`Policy ${name} exists`);
    policies.set(name, rules);
    return { ...rules, createHTML: (html: string) => Object(rules.createHTML(html)) };
  },
};

beforeAll(() => Object.assign(globalThis, { trustedTypes }));

it('returns rich text as trusted HTML, from one policy', () => {
  expect(typeof trustedHtml('<p>One.</p>')).toBe('object');
  expect(String(trustedHtml('<p>Two.</p>'))).toBe('<p>Two.</p>');
  expect([...policies.keys()]).toEqual(['signpost']);
});

it.each(PAYLOADS)(
  'rejects dangerous HTML from any source other than Markdown, %s: %j [V-15]',
  (_, payload) => {
    expect(dangersIn(String(trustedHtml(payload)))).toEqual([]);
  },
);

it('allows libraries to add rich text and scripts of this site, and nothing else', () => {
  installDefaultPolicy(['https://releases.example']);
  const rules = policies.get('default');
  expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
  expect(rules?.createScriptURL?.('/assets/unis.js')).toBe('/assets/unis.js');
  expect(rules?.createScriptURL?.('https://releases.example/a.js')).toBe('https://releases.example/a.js');
  expect(() => rules?.createScriptURL?.('https://evil.example/a.js')).toThrow('https://evil.example');
  expect(rules).not.toHaveProperty('createScript');
  expect([...policies.keys()]).toEqual([...POLICY_NAMES]);
});
