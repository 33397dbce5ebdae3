import { t } from '@signpost/language';
import type { Fit } from '@signpost/api-client/careers';
import { Badge } from '@signpost/shared-ui';
import styles from './match-flag.module.css';

/** Quiz match as an overlay on the card's picture, so that it causes no layout shift when it appears. */
export const MatchFlag = ({ fit }: { fit: Fit | undefined }) =>
  fit && (
    <p className={styles.flag}>
      <Badge shape="arm">{t('{percent}% match', { percent: fit.percent })}</Badge>
    </p>
  );
