import type { ReactNode } from 'react';
import { t } from '@signpost/language';
import { currentLanguage } from '@signpost/language/runtime';
import styles from './text-in.module.css';

export interface TextInProps {
  /** BCP 47 tag of the language of the children. */
  language: string;
  children: ReactNode;
}

/** A text of the data, marked with its language, and with a note for readers where it is not that of the page. */
export const TextIn = ({ language, children }: TextInProps) =>
  language === currentLanguage() ? (
    children
  ) : (
    <div>
      <p className={styles.note}>{t('This text is in English.')}</p>
      <div lang={language}>{children}</div>
    </div>
  );
