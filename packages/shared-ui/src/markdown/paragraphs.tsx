import { dataLanguage } from '../text-in/data-language';

/** Plain text of the data split into paragraphs at blank lines; nothing in it is parsed as HTML. */
export const Paragraphs = ({ text }: { text: string }) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph, index) => (
      <p key={index} lang={dataLanguage()}>
        {paragraph.trim()}
      </p>
    ));
