import { ASSESSMENT_PARAMETER, readAssessmentId } from '@signpost/identity';
import { QUIZ } from '../../components/addresses';

/**
 * The part of the quiz that an address asks for. All state is in the URL, so that any step can be bookmarked and
 * shared.
 */
export type QuizAddress =
  | { readonly part: 'start'; readonly problem: boolean }
  /**
   * `answers` has one digit from 1 to 5 per statement, in order; `at` is the statement to show, from 1, or null for the
   * next unanswered one.
   */
  | {
      readonly part: 'statements';
      readonly answers: string;
      readonly at: number | null;
      readonly failed: boolean;
    }
  | {
      readonly part: 'results';
      readonly id: string;
      /** Ids of careers that the visitor wants to see less of. */
      readonly less: readonly string[];
      /** Whether all careers are shown instead of the first ones. */
      readonly all: boolean;
    };

const MAX_LESS = 20;
const SOC = /^\d{4}$/;

/** Parses the address of the quiz (B-10). A code may contain spaces or hyphens; an invalid code is a problem. */
export const readAddress = (query: URLSearchParams): QuizAddress => {
  const id = readAssessmentId(query);
  if (id) {
    const less = (query.get('less') ?? '').split('.').filter((soc) => SOC.test(soc));
    return { part: 'results', id, less: [...new Set(less)].slice(0, MAX_LESS), all: query.has('all') };
  }
  const code = query.get('a');
  if (code === null) return { part: 'start', problem: false };
  const answers = code.replace(/[\s-]/g, '');
  if (!/^[1-5]*$/.test(answers)) return { part: 'start', problem: true };
  const at = /^[1-9]\d?$/.exec(query.get('at') ?? '');
  return { part: 'statements', answers, at: at && Number(at[0]), failed: query.has('failed') };
};

/** Returns the URL of a statement; without `at`, of the first unanswered one or of the end. */
export const statementUrl = (answers: string, at?: number): string =>
  `${QUIZ}?a=${answers}${at === undefined || at === answers.length + 1 ? '' : `&at=${at}`}`;

/** Returns the URL after answering the statement `at`: the next one, or the end once all are answered. */
export const answeredUrl = (answers: string, at: number, answer: number, statements: number): string => {
  const changed = answers.slice(0, at - 1) + String(answer) + answers.slice(at);
  return changed.length === statements ? statementUrl(changed) : statementUrl(changed, at + 1);
};

/** Returns the URL of results, with the careers turned down; `place` is the anchor of a section. */
export const resultsUrl = (
  { id, less = [], all = false }: { id: string; less?: readonly string[]; all?: boolean },
  place = '',
): string => {
  const options = `${less.length > 0 ? `&less=${less.join('.')}` : ''}${all ? '&all=1' : ''}`;
  return `${QUIZ}?${ASSESSMENT_PARAMETER}=${id}${options}${place && `#${place}`}`;
};

/** Formats answers as a code to write down, in groups of five. */
export const codeOf = (answers: string): string => answers.match(/.{1,5}/g)?.join(' ') ?? '';
