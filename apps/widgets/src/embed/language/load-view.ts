import react from 'react';
import { SOURCE_LANGUAGE, type TRANSLATED_LANGUAGES } from '@signpost/language/runtime';
import { onSite, SCRIPT, SITE } from '../site';
import { View } from './view';

/** The view of widgets, and the BCP 47 tag of the language that its texts are in. */
export interface TranslatedView {
  readonly View: typeof View;
  readonly language: string;
}

const SHARED = { react, site: { SITE, onSite } };

/** The default export of a file with the view in another language: takes the modules that it shares with this script. */
type CreateView = (host: typeof SHARED) => typeof View;

/** SHA-256 in Base64 of the file with the view in each language, by which its release is found; written by the build. */
const HASHES: Readonly<Record<string, string>> = {
  cy: '@@view.cy@@',
} satisfies Record<(typeof TRANSLATED_LANGUAGES)[number], string>;

/** Loads a module if it has this hash. `import()` cannot check one itself, but takes the module of an earlier preload. */
const preload = (href: string, hash: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const integrity = `sha256-${hash}`;
    const { nonce } = SCRIPT;
    Object.assign(link, { rel: 'modulepreload', href, integrity, nonce, onload: resolve, onerror: reject });
    // Browsers of 2023 without preloads of modules load it unchecked.
    if (link.relList.supports('modulepreload')) document.head.append(link);
    else resolve(link);
  });

const load = async (language: string): Promise<TranslatedView> => {
  const hash = HASHES[language] ?? '';
  // The end differs, because browsers do not load a module again that failed at the same address.
  const file = `view.${language}.js?sha256=${encodeURIComponent(hash)}#${Date.now()}`;
  const { href } = new URL(file, SCRIPT.address);
  await preload(href, hash);
  const { default: create } = (await import(/* webpackIgnore: true */ href)) as { default: CreateView };
  return { View: create(SHARED), language };
};

const loading: Record<string, Promise<TranslatedView> | undefined> = {
  [SOURCE_LANGUAGE]: Promise.resolve({ View, language: SOURCE_LANGUAGE }),
};

/**
 * Returns the view of widgets in a language that they have. English is part of this script, so that most sites load one
 * file; another language is loaded once, from the same release. The view is in English when that fails.
 */
export const viewIn = (language: string): Promise<TranslatedView> =>
  (loading[language] ??= load(language).catch(() => {
    loading[language] = undefined;
    console.warn(`Signpost: the texts in “${language}” did not load, so the widget is in English.`);
    return { View, language: SOURCE_LANGUAGE };
  }));
