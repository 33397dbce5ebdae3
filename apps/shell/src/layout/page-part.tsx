import type { ReactNode } from 'react';
import { SOURCE_LANGUAGE } from '@signpost/language/runtime';
import { rich, t } from '@signpost/language';
import { Container, Notice } from '@signpost/shared-ui';
import { useEnglishPart } from './english-parts';

/** The page's own part, which is marked as English where it is not translated into the language of the page. */
export const PagePart = ({ children }: { children: ReactNode }) => {
  const english = useEnglishPart();
  if (!english) return children;
  return (
    <>
      <Container>
        <Notice>
          {english === true
            ? t('This part of the page is in English.')
            : rich('Part of this page is in English: {part}.', { part: english })}
        </Notice>
      </Container>
      {english === true ? <div lang={SOURCE_LANGUAGE}>{children}</div> : children}
    </>
  );
};
