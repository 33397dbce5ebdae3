/** The sentences of Markdown, without headings. */
export const sentencesOf = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^(- |\d+\. )/, '').replaceAll('**', ''))
    .join('\n')
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Flesch reading ease: 60 to 70 is plain English, higher is easier. Syllables are counted as groups of vowels. */
export const readingEase = (markdown: string): number => {
  const sentences = sentencesOf(markdown);
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z'’]+/g) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
};

const syllablesOf = (word: string): number => {
  const groups = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 0);
};
