import type { Included } from './included';

/** The paths whose pages the product makes here. All others are this site's. */
export const GIVEN = /^\/(explore|account|about-the-data|cookies)(\/|$)/;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const attributes = (tag: object): string =>
  Object.entries(tag)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');

// A navigation and no header: the product brings the one of the page.
const BAR = `<nav class="council" aria-label="Northbridge Council">
  <a class="council-name" href="/">Northbridge Council</a>
  <a href="/explore/unis">After school</a>
  <a href="/opening-hours">Opening hours</a>
</nav>`;

/** This site's page around what it shows. */
const page = (head: string, bodyClass: string, body: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${head}
    <link rel="stylesheet" href="/council.css" />
  </head>
  <body class="${escape(bodyClass)}">${BAR}${body}</body>
</html>`;

/** One of this site's own pages. */
export const ownPage = (title: string): string =>
  page(
    `<title>${title} · Northbridge Council</title>`,
    '',
    `<main class="council-page"><h1>${title}</h1></main>`,
  );

/** Links to this site's own pages are the browser's: the product's router follows every link that it is let see. */
const ownLinks = (nonce: string): string => `<script nonce="${nonce}">
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (link && !${GIVEN}.test(link.pathname)) event.stopPropagation();
  }, true);
</script>`;

/** A page of the product in this site's: its head from the data, its markup as it came. */
export const includingPage = (
  { head, markup }: Extract<Included, { markup: string }>,
  nonce: string,
): string =>
  page(
    [
      `<title>${escape(head.title)}</title>`,
      ...head.meta.map((tag) => `<meta${attributes(tag)}>`),
      ...head.link.map((tag) => `<link${attributes(tag)}>`),
      ...head.stylesheets.map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
      ownLinks(nonce),
    ].join('\n    '),
    head.bodyClass,
    markup,
  );
