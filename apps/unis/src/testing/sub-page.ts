import { screen, within } from '@testing-library/react';

/** Bath's own page, on which its sub-pages stand. */
export const BATH = '/explore/unis/10007850/university-of-bath';

/** A part of the page by its heading. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
