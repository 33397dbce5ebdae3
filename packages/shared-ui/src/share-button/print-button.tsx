import { Button } from '../button/button';
import styles from './share-button.module.css';

/** Prints this page; style sheets leave out what paper does not need. */
export const PrintButton = ({ children = 'Print' }: { children?: string }) => (
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
