import { createElement, Fragment, type ReactNode } from 'react';
import { localAddress } from '@signpost/language/runtime';
import { safeHtml } from '@signpost/shared-ui/trusted-types';
import prose from '@signpost/shared-ui/prose/prose.module.css';
import { jsxs } from './jsx-runtime';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const EMPTY = new Set(['br', 'hr', 'img']);

const read = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      name === 'href' ? localAddress(read(value)) : read(value),
    ]),
  );

interface Open {
  readonly type: string;
  readonly props: Readonly<Record<string, string>>;
  readonly children: ReactNode[];
}

const close = ({ type, props, children }: Open): ReactNode =>
  jsxs(type, EMPTY.has(type) ? { ...props, children: [] } : { ...props, children });

/** Converts the HTML of rich text (V-15) to elements. Safe HTML has so few forms that no full parser is needed. */
export const richTextElements = (html: string): ReactNode => {
  const root: Open = { type: 'div', props: {}, children: [] };
  const open: Open[] = [root];
  const top = () => open.at(-1) ?? root;
  const end = () => {
    const done = open.length > 1 && open.pop();
    if (done) top().children.push(close(done));
  };
  const [first = '', ...pieces] = safeHtml(html).split('<');
  root.children.push(read(first));
  for (const piece of pieces) {
    const cut = piece.indexOf('>');
    const tag = piece.slice(0, cut);
    if (tag.startsWith('/')) {
      end();
    } else {
      open.push({ type: /^[a-z0-9]+/.exec(tag)?.[0] ?? 'span', props: attributes(tag), children: [] });
      if (EMPTY.has(top().type)) end();
    }
    top().children.push(read(piece.slice(cut + 1)));
  }
  while (open.length > 1) end();
  return createElement(Fragment, null, ...root.children);
};

/** Rich text as elements, so that hosts need no Trusted Types policy and its links are absolute and in the page's language. */
export const RichText = ({ html }: { html: string }) => (
  <div className={prose.prose}>{richTextElements(html)}</div>
);
