import type { Fit } from '@signpost/api-client/careers';
import { Badge } from '@signpost/shared-ui';
import styles from './match-flag.module.css';

/** How well something fits the visitor's quiz, on an arm over its card's picture, so that nothing moves when it comes. */
export const MatchFlag = ({ fit }: { fit: Fit | undefined }) =>
  fit && (
    <p className={styles.flag}>
      <Badge shape="arm">{fit.percent}% match</Badge>
    </p>
  );
