import { createElement, Fragment, type ElementType, type Key, type ReactNode } from 'react';
import { isWidgetAddress } from './kinds';
import { onSite, SITE } from './site';

type Props = Readonly<Record<string, unknown>>;

/** CSS part names that hosts can style, by element type. */
const PARTS: Readonly<Record<string, string>> = {
  h1: 'title',
  h2: 'heading',
  h3: 'subheading',
  a: 'link',
  table: 'table',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Links to other guides change the widget; all others open in a new tab. */
const linkProps = (href: string) =>
  href.startsWith(`${SITE}/`) && isWidgetAddress(href)
    ? { href }
    : { href, target: '_blank', rel: 'noopener' };

const changed = (type: string, props: Props): Props => {
  const part = PARTS[type];
  const level = /^h([1-5])$/.exec(type)?.[1];
  return {
    ...props,
    ...(part && { part }),
    // Headings are lowered, because the host's page has its own h1.
    ...(level && { 'aria-level': Number(level) + 1 }),
    ...(type === 'a' && 'href' in props && linkProps(onSite(textOf(props['href'])))),
    ...(type === 'img' && {
      src: onSite(textOf(props['src'])),
      srcSet: props['srcSet'] && textOf(props['srcSet']).replace(/(^|, )(?=\/)/g, `$1${SITE}`),
    }),
  };
};

const made = (
  type: ElementType | string,
  props: Props,
  key: Key | undefined,
  ...children: ReactNode[]
): ReactNode => {
  const own = typeof type === 'string' ? changed(type, props) : props;
  return createElement(type as ElementType, key === undefined ? own : { ...own, key }, ...children);
};

type Make = (type: ElementType | string, props: Props, key?: Key) => ReactNode;

/** JSX factory for the site's components inside another site: makes addresses absolute and lowers headings. */
export const jsx: Make = (type, props, key) => made(type, props, key);

/** The same for static children, which need no keys. */
export const jsxs: Make = (type, { children, ...props }, key) =>
  made(type, props, key, ...(children as ReactNode[]));

export { Fragment };
