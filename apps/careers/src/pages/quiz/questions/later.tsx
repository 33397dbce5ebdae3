import { ShareButton, ShowMore } from '@signpost/shared-ui';
import { codeOf, statementUrl } from '../address';
import styles from './later.module.css';

/** Explains how to continue the quiz later: by link or by code. */
export const Later = ({ answers }: { answers: string }) => (
  <ShowMore summary="Stop here and come back later">
    <p>
      Your answers are in the address of this page. Bookmark it, or send the link to yourself. It works on any
      device, without an account.
    </p>
    <p>
      <ShareButton title="My career quiz, so far" url={statementUrl(answers)} />
    </p>
    <p>Or write down your code, and type it in at the start of the quiz:</p>
    <p className={styles.code}>{codeOf(answers)}</p>
  </ShowMore>
);
