const POUNDS = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** [V-06] At most `length` characters of a text (100 unless said), then an ellipsis when some were cut. */
export const limit = (text: string, length = 100): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** [V-08] A yearly pay in pounds as "£26,500", without pence; `up` rounds any pence up to the next pound. */
export const salary = (pounds: number, { up = false } = {}): string =>
  POUNDS.format(up ? Math.ceil(pounds) : pounds);

/** [V-10] An outside address with https:// when it names no scheme of its own. */
export const externalUrl = (address: string): string => {
  const url = address.trim();
  if (url.startsWith('//')) return `https:${url}`;
  return /^([a-z][a-z\d+.-]*:\/\/|mailto:|tel:)/i.test(url) ? url : `https://${url}`;
};

/** [V-11] A name as a part of an address: lower case, plain letters and digits, single hyphens. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
