import type { TextPart } from '@signpost/api-client/search';

/** A text with what was searched for marked. */
export const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
