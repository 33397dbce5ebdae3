import type { IncludedPage } from './included';

/** Paths served by the product. All others are this site's own. */
export const PRODUCT_PATHS = /^\/(explore|account|about-the-data|cookies)(\/|$)/;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const attributes = (tag: object): string =>
  Object.entries(tag)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');

// Navigation without a header: the product renders the page's header.
const NAVIGATION = `<nav class="council" aria-label="Northbridge Council">
  <a class="council-name" href="/">Northbridge Council</a>
  <a href="/explore/unis">After school</a>
  <a href="/opening-hours">Opening hours</a>
</nav>`;

/** This site's page layout around its content. */
const page = (head: string, language: string, body: string): string => `<!doctype html>
<html lang="${escape(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${head}
    <link rel="stylesheet" href="/council.css" />
  </head>
  <body>${NAVIGATION}${body}</body>
</html>`;

/** One of this site's own pages. */
export const ownPage = (title: string): string =>
  page(
    `<title>${title} · Northbridge Council</title>`,
    'en-GB',
    `<main class="council-page"><h1>${title}</h1></main>`,
  );

/**
 * Makes links to this site's own pages load documents, because the product's router handles every link event
 * that reaches it.
 */
const ownLinks = (nonce: string): string => `<script nonce="${nonce}">
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (link && !${PRODUCT_PATHS}.test(link.pathname)) event.stopPropagation();
  }, true);
</script>`;

/** A page of the product inside this site's: its head from the data, its markup unchanged. */
export const includingPage = (
  { head, language, stylesheets, markup }: Extract<IncludedPage, { markup: string }>,
  nonce: string,
): string =>
  page(
    [
      `<title>${escape(head.title)}</title>`,
      ...head.meta.map((tag) => `<meta${attributes(tag)}>`),
      ...head.link.map((tag) => `<link${attributes(tag)}>`),
      ...stylesheets.map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
      ownLinks(nonce),
    ].join('\n    '),
    language,
    markup,
  );
