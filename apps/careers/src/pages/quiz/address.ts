import { ASSESSMENT_PARAMETER, readAssessmentId } from '@signpost/identity';
import { QUIZ } from '../../components/addresses';

/** Which part of the quiz an address asks for. All of it is in the address, so that any moment can be kept and shared. */
export type QuizAddress =
  | { readonly part: 'start'; readonly problem: boolean }
  /** `answers` are digits from 1 to 5 in the order of the statements; `at` is the statement to show, from 1, or null for the next. */
  | {
      readonly part: 'statements';
      readonly answers: string;
      readonly at: number | null;
      readonly failed: boolean;
    }
  | {
      readonly part: 'results';
      readonly id: string;
      /** Careers, by id, that the visitor wants to see less of. */
      readonly less: readonly string[];
      /** Whether more than the first careers are wanted. */
      readonly all: boolean;
    };

const MOST_LESS = 20;
const SOC = /^\d{4}$/;

/** Reads the address of the quiz (B-10). A code may be written with spaces or hyphens; one that is none is a problem. */
export const readAddress = (query: URLSearchParams): QuizAddress => {
  const id = readAssessmentId(query);
  if (id) {
    const less = (query.get('less') ?? '').split('.').filter((soc) => SOC.test(soc));
    return { part: 'results', id, less: [...new Set(less)].slice(0, MOST_LESS), all: query.has('all') };
  }
  const code = query.get('a');
  if (code === null) return { part: 'start', problem: false };
  const answers = code.replace(/[\s-]/g, '');
  if (!/^[1-5]*$/.test(answers)) return { part: 'start', problem: true };
  const at = /^[1-9]\d?$/.exec(query.get('at') ?? '');
  return { part: 'statements', answers, at: at && Number(at[0]), failed: query.has('failed') };
};

/** The address of a statement; without `at` that of the first without an answer, or of the end. */
export const statementUrl = (answers: string, at?: number): string =>
  `${QUIZ}?a=${answers}${at === undefined || at === answers.length + 1 ? '' : `&at=${at}`}`;

/** The address after answering the statement `at`: the next one, or the end once all have an answer. */
export const answeredUrl = (answers: string, at: number, answer: number, statements: number): string => {
  const changed = answers.slice(0, at - 1) + String(answer) + answers.slice(at);
  return changed.length === statements ? statementUrl(changed) : statementUrl(changed, at + 1);
};

/** The address of results, with what is wanted less; `place` leads to a part of the page. */
export const resultsUrl = (
  { id, less = [], all = false }: { id: string; less?: readonly string[]; all?: boolean },
  place = '',
): string => {
  const wishes = `${less.length > 0 ? `&less=${less.join('.')}` : ''}${all ? '&all=1' : ''}`;
  return `${QUIZ}?${ASSESSMENT_PARAMETER}=${id}${wishes}${place && `#${place}`}`;
};

/** Answers as a code to write down: groups of five. */
export const codeOf = (answers: string): string => answers.match(/.{1,5}/g)?.join(' ') ?? '';
