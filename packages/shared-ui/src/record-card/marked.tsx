import type { MarkedPart } from './record';

/** A text with what was searched for marked. */
export const Marked = ({ parts }: { parts: readonly MarkedPart[] }) =>
  parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
