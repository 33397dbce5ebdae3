import { useLocation } from 'react-router-dom';
import {
  currentLanguage,
  localAddress,
  SOURCE_LANGUAGE,
  TRANSLATED_LANGUAGES,
} from '@signpost/language/runtime';
import { LANGUAGE_NAMES } from './language-names';
import styles from './language-choice.module.css';

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
        {LANGUAGE_NAMES[language]}
      </a>
    ));
};
