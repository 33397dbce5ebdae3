import { useLocation } from 'react-router-dom';
import { LANGUAGE_NAMES, LANGUAGES } from '@signpost/language/languages';
import { currentLanguage, localAddress } from '@signpost/language/runtime';
import styles from './language-choice.module.css';

/** Links to the same page in the other languages. */
export const LanguageChoice = () => {
  const { pathname, search } = useLocation();
  return LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
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
