import type { Pictures } from '../pictures';

/** Addresses of pictures for tests that do not look at them. */
export const NO_PICTURES: Pictures = {
  icon192: '',
  icon512: '',
  maskable: '',
  touch: '',
  preview: '',
  screenNarrow: '',
  screenWide: '',
};
