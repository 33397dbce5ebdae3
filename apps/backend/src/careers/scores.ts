import type { AssessmentStatement, Profile } from '../catalogue/content/careers';
import { eachTrait } from './traits';

/** Answers by statement id, each from "strongly dislike" (1) to "strongly like" (5). */
export type Answers = Readonly<Record<string, number>>;

export const leastAnswer = 1;
export const mostAnswer = 5;

/** What someone who neither likes nor dislikes would answer. */
const neutral = 3;

/** A visitor's six scores: the mean answer, 1 to 5, to each trait's statements. A trait without an answer is neutral. */
export function scoreAnswers(answers: Answers, statements: readonly AssessmentStatement[]): Profile {
  return eachTrait((trait) => {
    const given = statements
      .filter((statement) => statement.trait === trait)
      .flatMap(({ id }) => answers[id] ?? []);
    return given.length === 0 ? neutral : given.reduce((sum, answer) => sum + answer, 0) / given.length;
  });
}
