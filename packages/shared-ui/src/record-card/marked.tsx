import type { MarkedPart } from './record';

/** Text with the search matches marked. */
export const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
