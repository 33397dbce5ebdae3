export {
  currentLanguage,
  setLanguageSource,
  SOURCE_LANGUAGE,
  TRANSLATED_LANGUAGES,
} from './current-language';
export { formatText, localized } from './format';
export type { CompiledMessage } from './compiled-message';
export type { TextValues } from './format';
export { formatList } from './list';
export { grouped } from './formatters';
export { formatRich } from './rich';
export type { RichValues } from './rich';
export { localAddress, prefixOf, serveTestLanguage, splitAddress } from './addresses';
export { pseudoText, TEST_LANGUAGE } from './test-language';
