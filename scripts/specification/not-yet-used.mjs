/** Clauses implemented in code that the product does not use yet, each with the reason. */
export const notYetUsed = {
  'E-19': 'no page shows notifications that are kept on the device',
  'S-10': 'no page reads notifications that are kept on the device',
  'V-05': 'no call for vacancies sends advertising keywords',
};
