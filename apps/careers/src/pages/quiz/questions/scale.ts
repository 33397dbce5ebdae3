/** Labels of the five answers, from 1 to 5. */
export const SCALE = ['Strongly dislike', 'Dislike', 'Not sure', 'Like', 'Strongly like'] as const;

/** Returns the label of an answer from 1 to 5. */
export const wordsFor = (answer: number): string => SCALE[answer - 1] ?? '';
