import type { ReactNode } from 'react';
import { t } from '@signpost/language';
import { SOURCE_LANGUAGE } from '@signpost/language/runtime';
import { Container } from '@signpost/shared-ui';
import { useEnglishPart } from './english-parts';
import styles from './page-part.module.css';

const TranslatedPagePart = ({ children }: { children: ReactNode }) => {
  const english = useEnglishPart();
  if (!english) return children;
  const isWhole = english === true;
  return (
    <>
      <Container>
        <p className={styles.note}>
          {isWhole
            ? t('This part of the page is in English.')
            : t('Part of this page is in English: {part}.', { part: english })}
        </p>
      </Container>
      <div lang={isWhole ? SOURCE_LANGUAGE : undefined}>{children}</div>
    </>
  );
};

const SourcePagePart = ({ children }: { children: ReactNode }) => children;

/**
 * The page's own part, which is marked as English where it is not translated into the language of the page. The English
 * build does not mark anything.
 */
export const PagePart =
  process.env['SIGNPOST_LANGUAGE'] === SOURCE_LANGUAGE ? SourcePagePart : TranslatedPagePart;
