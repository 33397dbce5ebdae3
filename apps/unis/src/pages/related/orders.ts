/** Sort orders of the list. */
export const ORDERS = [
  { value: 'alike', label: 'Most alike' },
  { value: 'distance', label: 'Nearest to it' },
  { value: 'pay', label: 'Highest graduate pay' },
] as const;
export type Order = (typeof ORDERS)[number]['value'];
