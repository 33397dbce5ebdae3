/** A cell of a table: text is aligned left, numbers right. */
export type Cell = string | number;

const NUMBERS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const textOf = (cell: Cell): string => (typeof cell === 'number' ? NUMBERS.format(cell) : cell);

/** Formats rows in columns as wide as their widest cell. Columns of numbers are aligned right. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const lines = [head, ...rows.map((row) => row.map(textOf))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const isRightAligned = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const formatLine = (line: readonly string[]) =>
    line
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return isRightAligned[column] ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [
    formatLine(head),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...lines.slice(1).map(formatLine),
  ].join('\n');
};

/** Bytes as kilobytes (of 1,000). */
export const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/** A share as a percentage. */
export const percentOf = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A share as a signed percentage. */
export const percent = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)} %`;

/** Prints a section: its title, a table, and a note on how it was measured. */
export const printSection = (title: string, content: string, note?: string): void =>
  console.log(`\n${title}\n\n${content}\n${note ? `\n${note}\n` : ''}`);
