/** Things from A to Z, as people look for them. */
export const byTitle = <Thing extends { readonly title: string }>(things: readonly Thing[]): Thing[] =>
  [...things].sort((one, other) => one.title.localeCompare(other.title, 'en'));
