/** The five answers, from 1 to 5. */
export const SCALE = ['Strongly dislike', 'Dislike', 'Not sure', 'Like', 'Strongly like'] as const;

/** An answer from 1 to 5 in words. */
export const wordsFor = (answer: number): string => SCALE[answer - 1] ?? '';
