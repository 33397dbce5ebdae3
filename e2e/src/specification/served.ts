import type { Call, Stand } from './stand';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of HTML as a visitor reads it, with one space between its parts. */
export const textOf = (html: string): string =>
  html
    .replace(/<(style|script|svg|template)\b[\s\S]*?<\/\1>|<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The texts of all elements with that tag. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    textOf(inner),
  );

/** The content of a page without its header and footer; pages for frames have neither. */
export const mainOf = (html: string): string =>
  /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? /<body[\s\S]*<\/body>/.exec(html)?.[0] ?? '';

/** The value of an attribute of the first element that begins so. */
export const attribute = (html: string, begin: string, name: string): string | undefined =>
  new RegExp(`${begin}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

/** A call as `GET /api/v1/courses`; one search stands for all of its indexes. */
export const summary = ({ host, method, path }: Call): string =>
  `${method} ${host === 'services' ? '{services}' : ''}${path.replace(/\/indexes\/.*/, '')}`;

/** Answers with the backend's own JSON in which one text is another. */
export const swap = (stand: Stand, path: string, from: string | RegExp, to: string): void =>
  stand.answer(path, async (_call, real) => ({
    body: JSON.stringify(await real()).replaceAll(from, to),
  }));
