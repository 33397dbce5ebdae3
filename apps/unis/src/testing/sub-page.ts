import { screen, within } from '@testing-library/react';

/** Path of Bath's page, the parent of its sub-pages. */
export const BATH = '/explore/unis/10007850/university-of-bath';

/** Returns a section of the page by its heading. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
