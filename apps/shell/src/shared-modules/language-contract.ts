/**
 * The parts of the language runtime that remotes use: what builds put into the place of `t()` and `rich()`, and the
 * current language and its addresses. Adding a name is a minor version of the contract.
 */
export {
  currentLanguage,
  formatList,
  formatRich,
  formatText,
  grouped,
  localAddress,
  localized,
  SOURCE_LANGUAGE,
  splitAddress,
} from '@signpost/language/runtime';
