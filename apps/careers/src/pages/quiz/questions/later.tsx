import { t } from '@signpost/language';
import { ShareButton, ShowMore } from '@signpost/shared-ui';
import { codeOf, statementUrl } from '../address';
import styles from './later.module.css';

/** Explains how to continue the quiz later: by link or by code. */
export const Later = ({ answers }: { answers: string }) => (
  <ShowMore summary={t('Stop here and come back later')}>
    <p>
      {t(
        'Your answers are in the address of this page. Bookmark it, or send the link to yourself. It works on any device, without an account.',
      )}
    </p>
    <p>
      <ShareButton title={t('My career quiz, so far')} url={statementUrl(answers)} />
    </p>
    <p>{t('Or write down your code, and type it in at the start of the quiz:')}</p>
    <p className={styles.code}>{codeOf(answers)}</p>
  </ShowMore>
);
