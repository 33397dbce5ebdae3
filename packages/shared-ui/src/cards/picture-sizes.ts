import { createContext } from 'react';

/**
 * The `sizes` of pictures in cards. The default is for a grid, which shows them small on a phone; a carousel provides
 * its own. Never `auto`: Chromium then requests the largest file of every picture that is hidden or removed, so that
 * leaving a list loads all of its pictures again.
 */
export const PictureSizes = createContext('(min-width: 75rem) 300px, (min-width: 34rem) 45vw, 4.75rem');
