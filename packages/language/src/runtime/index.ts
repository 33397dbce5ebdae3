export { currentLanguage, setLanguageSource, SOURCE_LANGUAGE } from './current-language';
export { formatRich, formatText, localized } from './format';
export type { CompiledMessage, RichValues, TextValues } from './format';
