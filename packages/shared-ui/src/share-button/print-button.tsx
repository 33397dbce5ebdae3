import { Button } from '../button/button';

/** Prints this page; style sheets leave out what paper does not need. */
export const PrintButton = ({ children = 'Print' }: { children?: string }) => (
  <Button variant="quiet" size="small" icon="print" onClick={() => window.print()}>
    {children}
  </Button>
);
