import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '@signpost/shared-ui';
import { STYLE } from './style';

/** Options of a document for operators. */
export interface DocumentAssets {
  /** URLs of the site's style sheets. */
  readonly css: readonly string[];
  readonly icon: string;
  readonly nonce: string;
}

interface OperatorsPage extends DocumentAssets {
  readonly title: string;
  /** The text beside the logo. */
  readonly bar: ReactNode;
  readonly heading: string;
  readonly children: ReactNode;
}

const OperatorsPage = ({ title, bar, heading, children, css, icon, nonce }: OperatorsPage) => (
  <html lang="en-GB">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · Signpost`}</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      {css.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: STYLE }} />
    </head>
    <body>
      <header className="bar">
        <a href="/">
          <Logo className="logo" />
        </a>
        <p>{bar}</p>
      </header>
      <main>
        <h1>{heading}</h1>
        {children}
      </main>
    </body>
  </html>
);

/** A complete HTML document for operators, without scripts; its style element needs the nonce. */
export const operatorsDocument = (page: OperatorsPage): string =>
  `<!doctype html>${renderToStaticMarkup(<OperatorsPage {...page} />)}`;
