import type { LoaderContext } from 'webpack';
import { catalogueFile, readCatalogue } from './catalogue';
import { compileMessages, type MessageTarget, type Translations } from './compile-messages';
import { packageOf } from './package-of';

/** Options of the loader. */
export interface MessageLoaderOptions {
  readonly side: 'browser' | 'server';
  /** The language of a browser build; British English without it. */
  readonly language?: string | undefined;
  /** The languages that a server build has besides British English: those with a browser build. */
  readonly languages?: readonly string[] | undefined;
}

const translationsOf = (folder: string, language: string): Translations =>
  new Map(
    (readCatalogue(folder, language) ?? [])
      .filter(({ translation }) => translation !== '')
      .map(({ message, translation }) => [message, translation]),
  );

/**
 * Bundler loader that replaces the texts marked by `t()` and `rich()` with the messages of the language, from the
 * catalogue of the package that the file belongs to. Takes and returns TypeScript with its source map.
 */
export default function messageLoader(this: LoaderContext<MessageLoaderOptions>, source: string): void {
  const { side, language, languages = [] } = this.getOptions();
  const load = (tag: string): Translations => {
    const folder = packageOf(this.resourcePath);
    this.addDependency(catalogueFile(folder, tag));
    return translationsOf(folder, tag);
  };
  const target = (): MessageTarget =>
    side === 'browser'
      ? { side, translations: language === undefined ? undefined : load(language) }
      : { side, languages: Object.fromEntries(languages.map((tag) => [tag, load(tag)])) };
  try {
    const compiled = compileMessages(this.resourcePath, source, target);
    this.callback(null, compiled?.code ?? source, compiled?.map as never);
  } catch (error) {
    this.callback(error as Error);
  }
}
