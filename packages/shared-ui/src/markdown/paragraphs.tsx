/** Plain text with blank lines between its paragraphs; nothing in it is read as HTML. */
export const Paragraphs = ({ text }: { text: string }) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph, index) => <p key={index}>{paragraph.trim()}</p>);
