import { rich, t } from '@signpost/language';
import { currentLanguage, localAddress, TEST_LANGUAGE } from '@signpost/language/runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '@signpost/shared-ui';
import { documentTitle } from '../../../app/document-title';
import { OFFLINE_STYLE } from '../../../offline/addresses';
import { CASE_ATTRIBUTE, LIST_ATTRIBUTE } from '../../../offline/markup';
import { manifestPath } from '../manifest';
import { THEME_SCRIPT } from '../../render/document/document';
import type { ShellAssets } from '../../render/document/shell-assets';

interface OfflinePageProps {
  readonly shell: Pick<ShellAssets, 'css' | 'icon'>;
  readonly nonce: string;
}

const shownIf = (name: string, isShown: boolean) => ({ [CASE_ATTRIBUTE]: name, hidden: !isShown });

const Content = () => (
  <>
    <div {...shownIf('asked', true)}>
      <h1>{t('Pages kept on this device')}</h1>
      <p>{t('You can open these without a connection. Nobody else sees this list.')}</p>
    </div>
    <div {...shownIf('fallback', false)}>
      <h1>{t('You are offline')}</h1>
      <p>{t('We cannot reach Signpost right now, and this page is not kept on this device.')}</p>
      <p>
        {/* The empty address is that of the page that could not be reached, whatever it is. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="">{t('Try again')}</a>
      </p>
    </div>
    <section {...shownIf('some', false)} aria-labelledby="kept">
      <h2 id="kept">{t('What you can open now')}</h2>
      <ul {...{ [LIST_ATTRIBUTE]: '' }} />
    </section>
    <div {...shownIf('none', true)}>
      <p>
        {rich(
          'No page is kept yet. On <link>your saved things</link> you can choose to keep pages for when you are offline.',
          { link: (text) => <a href={localAddress('/explore/favourites')}>{text}</a> },
        )}
      </p>
    </div>
  </>
);

const OfflinePage = ({ shell, nonce }: OfflinePageProps) => (
  <html lang={currentLanguage()} dir={currentLanguage() === TEST_LANGUAGE ? 'rtl' : undefined}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle(t('Pages kept on this device'))}</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      <link rel="icon" href={shell.icon} type="image/svg+xml" />
      <link rel="manifest" href={manifestPath()} />
      {[...shell.css, OFFLINE_STYLE].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </head>
    <body className="offline-page">
      <header>
        <a href={localAddress('/')}>
          <Logo className="logo" />
        </a>
      </header>
      <main>
        <Content />
      </main>
    </body>
  </html>
);

/**
 * Returns the document of the offline page in the current language, without scripts of the site: a browser shows it at
 * the address of any page that cannot be reached. The service worker fills in what is kept.
 */
export const offlineDocument = (page: OfflinePageProps): string =>
  `<!doctype html>${renderToStaticMarkup(<OfflinePage {...page} />)}`;
