import type { AssessmentStatement, Profile } from '../catalogue/content/careers';
import { eachTrait } from './traits';

/** Answers by statement id, each from "strongly dislike" (1) to "strongly like" (5). */
export type Answers = Readonly<Record<string, number>>;

export const MIN_ANSWER = 1;
export const MAX_ANSWER = 5;

/** The answer "neither like nor dislike". */
const NEUTRAL = 3;

/** A visitor's six scores: the mean answer, 1 to 5, to each trait's statements. A trait without an answer is neutral. */
export const scoreAnswers = (answers: Answers, statements: readonly AssessmentStatement[]): Profile =>
  eachTrait((trait) => {
    const traitAnswers = statements
      .filter((statement) => statement.trait === trait)
      .flatMap(({ id }) => answers[id] ?? []);
    return traitAnswers.length === 0
      ? NEUTRAL
      : traitAnswers.reduce((sum, answer) => sum + answer, 0) / traitAnswers.length;
  });
