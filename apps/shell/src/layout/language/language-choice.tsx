import { useLocation } from 'react-router-dom';
import {
  currentLanguage,
  localAddress,
  SOURCE_LANGUAGE,
  TRANSLATED_LANGUAGES,
} from '@signpost/language/runtime';
import styles from './language-choice.module.css';

/** The languages' own names, which are the same on every page. */
const NAMES = {
  [SOURCE_LANGUAGE]: 'English',
  cy: 'Cymraeg',
} as const;

/** Links to the same page in the other languages. */
export const LanguageChoice = () => {
  const { pathname, search } = useLocation();
  return [SOURCE_LANGUAGE, ...TRANSLATED_LANGUAGES]
    .filter((language) => language !== currentLanguage())
    .map((language) => (
      <a
        key={language}
        className={styles.language}
        href={localAddress(pathname + search, language)}
        hrefLang={language}
        lang={language}
      >
        {NAMES[language as keyof typeof NAMES]}
      </a>
    ));
};
