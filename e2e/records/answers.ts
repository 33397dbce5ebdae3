import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digest, mask } from './mask';

/** Masked texts of the last run, to be compared with those of another commit. */
export const TEXTS = 'dist/records';

/** Separates a request from its recorded answer in a line of a record. */
const ARROW = ' → ';

/** The request in a line of a record: `METHOD address`, with a JSON body if there is one. */
export const requestOf = (line: string): string => line.split(ARROW)[0] ?? '';

const textOf = (html: string, pattern: RegExp): string => {
  const text = pattern.exec(html)?.[1] ?? '';
  return text.replace(/<[^>]*>/g, '').trim();
};

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** What a page is about and how much is on it, for people who read a changed record. */
const extractHtml = (html: string): string => {
  const body = html.slice(html.indexOf('<main')).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const words = body.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return [
    textOf(html, /<title>([\s\S]*?)<\/title>/) || textOf(html, /"title":"(.*?)"/),
    textOf(html, /<h1[^>]*>([\s\S]*?)<\/h1>/),
    textOf(html, /<meta name="robots" content="(.*?)"/) || 'indexed',
    `${count(html, /<a /g)} links`,
    `${words} words`,
  ].join(' | ');
};

const extractJson = (text: string): string => {
  const value = JSON.parse(text) as unknown;
  if (Array.isArray(value)) return `${value.length} items`;
  const size = (each: unknown) =>
    Array.isArray(each)
      ? `[${each.length}]`
      : typeof each === 'object' && each
        ? '{}'
        : String(each).slice(0, 24);
  return Object.entries(value as object)
    .slice(0, 6)
    .map(([name, each]) => `${name} ${size(each)}`)
    .join(', ');
};

const extract = (type: string, text: string): string => {
  if (type.includes('json') && !text.includes('\n<')) return extractJson(text);
  if (text.includes('<')) return extractHtml(text);
  return `${text.length} characters`;
};

/**
 * Sends the request of a line (`GET /path` or `POST /path {"json":…}`) and returns the line with the answer: status,
 * digest of the masked text, extract. The text is kept under `name` in the folder of texts.
 */
export const askAgain = async (
  line: string,
  origin: string,
  { name, headers = {} }: { readonly name: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<string> => {
  const request = requestOf(line);
  const [, method = '', address = '', body] = /^(GET|POST) (\S+)(?: (.+))?$/.exec(request) ?? [];
  const answer = await fetch(origin + address, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  const location = answer.headers.get('location');
  const text = mask(await answer.text());
  const file = path.join(TEXTS, name, encodeURIComponent(request).slice(0, 200));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text.replaceAll('><', '>\n<'));
  const described = location
    ? `to ${mask(location)}`
    : extract(answer.headers.get('content-type') ?? '', text);
  return `${request}${ARROW}${answer.status} ${digest(text)} ${described}`.trimEnd();
};
