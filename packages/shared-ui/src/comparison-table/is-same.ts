import { isValidElement, type ReactNode } from 'react';

/** The text and other properties of what a cell shows, without rendering it. */
const contentOf = (node: unknown): string => {
  if (Array.isArray(node)) return node.map(contentOf).join();
  if (isValidElement<Readonly<Record<string, unknown>>>(node)) return contentOf(Object.values(node.props));
  return String(node ?? '');
};

/** Whether a row shows the same in each of two or more columns; what is not published is no difference. */
export const isSame = ({ values }: { values: readonly (ReactNode | null)[] }): boolean =>
  values.length > 1 && new Set(values.map(contentOf)).size === 1;
