/** Compares two items by title, for sorting from A to Z. */
export const byTitle = <Thing extends { readonly title: string }>(things: readonly Thing[]): Thing[] =>
  [...things].sort((one, other) => one.title.localeCompare(other.title, 'en'));
