import { JSDOM } from 'jsdom';
import { ATTRIBUTES, TAGS } from '../safe-html';
import families from './xss-payloads.json';

/** Attempts to inject script through rich text, with the family of each, based on public sources. */
export const PAYLOADS: readonly [family: string, payload: string][] = Object.entries(families).flatMap(
  ([family, payloads]) => payloads.map((payload): [string, string] => [family, payload]),
);

const RUNS = /^(javascript|vbscript|file|livescript|blob|filesystem|view-source|jar):/i;
const PICTURE = /^data:image\/(gif|png|jpeg|webp)[;,]/i;

const parser = new new JSDOM('').window.DOMParser();

/** Returns the parts of HTML that could run, load or take over something; empty when it is inert. */
export const dangersIn = (html: string): string[] => {
  const { body } = parser.parseFromString(
    `<!doctype html><body><div id="rich-text">${html}</div>`,
    'text/html',
  );
  const strays = [...body.children].slice(1).map(({ tagName }) => `stray ${tagName}`);
  const found = [...body.querySelectorAll('#rich-text *')].flatMap((element) => [
    ...(TAGS.includes(element.localName) ? [] : [`element ${element.localName}`]),
    ...[...element.attributes].flatMap(({ name, value }) => [
      ...(ATTRIBUTES.includes(name) ? [] : [`attribute ${name}`]),
      ...(name === 'href' || name === 'src' ? addressDangers(value) : []),
    ]),
  ]);
  return [...strays, ...found];
};

const addressDangers = (value: string): string[] => {
  // The platform's URL parser resolves the address, including hidden characters.
  const { href } = URL.canParse(value, 'https://site.example/')
    ? new URL(value, 'https://site.example/')
    : { href: '' };
  if (RUNS.test(href)) return [`address ${href}`];
  return href.startsWith('data:') && !PICTURE.test(href) ? [`address ${href}`] : [];
};
