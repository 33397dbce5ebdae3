import { t } from '@signpost/language';
import { Button } from '../button/button';
import styles from './share-button.module.css';

/** Prints the page with its print styles. */
export const PrintButton = ({ children = t('Print') }: { children?: string }) => (
  <Button
    variant="quiet"
    size="small"
    icon="print"
    className={styles.scripted}
    onClick={() => window.print()}
  >
    {children}
  </Button>
);
