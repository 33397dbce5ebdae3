import type { Filter } from '../../../domain/search/engine/query/filter';
import type { FilterToken } from './filter-lexer';
import { FilterError, FilterLexer } from './filter-lexer';

const MAX_FILTER_DEPTH = 32;

/**
 * Parses a boolean filter: `attribute:value`, `attribute:1 TO 5`, `attribute >= 5` or a tag alone; AND, OR, NOT and
 * parentheses; quotes around values with spaces. AND binds tighter than OR. Scores are ignored. Returns null for an empty
 * filter. Throws FilterError.
 */
export const parseFilter = (source: string): Filter | null => {
  if (source.trim() === '') return null;
  const lexer = new FilterLexer(source);
  const filter = parseAny(lexer, 0);
  const rest = lexer.next();
  if (rest.kind !== 'end') throw unexpected(rest);
  return filter;
};

const unexpected = ({ text, position }: FilterToken) => new FilterError(`Unexpected ${text}`, position);

const isWord = ({ kind, text }: FilterToken, word: string) => kind === 'text' && text === word;
const isSymbol = ({ kind, text }: FilterToken, symbol: string) => kind === 'symbol' && text === symbol;

const parseAny = (lexer: FilterLexer, depth: number): Filter => {
  if (depth > MAX_FILTER_DEPTH) throw new FilterError('Too many parentheses', lexer.peek().position);
  return parseList(lexer, 'OR', () => parseList(lexer, 'AND', () => parseNot(lexer, depth)));
};

const parseList = (lexer: FilterLexer, word: 'AND' | 'OR', parsePart: () => Filter): Filter => {
  const first = parsePart();
  const parts = [first];
  while (isWord(lexer.peek(), word)) {
    lexer.next();
    parts.push(parsePart());
  }
  return parts.length === 1 ? first : { kind: word === 'AND' ? 'and' : 'or', parts };
};

const parseNot = (lexer: FilterLexer, depth: number): Filter => {
  let negated = false;
  while (isWord(lexer.peek(), 'NOT')) {
    lexer.next();
    negated = !negated;
  }
  const part = parsePart(lexer, depth);
  return negated ? { kind: 'not', part } : part;
};

const parsePart = (lexer: FilterLexer, depth: number): Filter => {
  const token = lexer.next();
  if (isSymbol(token, '(')) {
    const inside = parseAny(lexer, depth + 1);
    const close = lexer.next();
    if (!isSymbol(close, ')')) throw unexpected(close);
    return inside;
  }
  if (token.kind === 'symbol' || token.kind === 'end' || isWord(token, 'AND') || isWord(token, 'OR')) {
    throw unexpected(token);
  }
  const after = lexer.peek();
  if (isSymbol(after, ':')) return parseFacet(lexer, token.text);
  if (after.kind === 'symbol' && after.text in COMPARISONS) return parseComparison(lexer, token.text);
  // "attribute:value" may be quoted as a whole.
  const [, attribute, value] = (token.kind === 'quoted' && /^([^:]+):(.+)$/s.exec(token.text)) || [];
  if (attribute !== undefined && value !== undefined) return { kind: 'facet', attribute, value };
  return { kind: 'facet', attribute: '_tags', value: token.text };
};

const parseFacet = (lexer: FilterLexer, attribute: string): Filter => {
  lexer.next();
  const value = lexer.next(true);
  if (value.kind !== 'text' && value.kind !== 'quoted') throw unexpected(value);
  if (value.kind === 'text' && isWord(lexer.peek(), 'TO')) {
    lexer.next();
    const to = lexer.next(true);
    return { kind: 'number', attribute, from: numberOf(value), to: numberOf(to), open: false };
  }
  const score = lexer.peek();
  if (score.kind === 'symbol' && score.text.startsWith('<score')) lexer.next();
  return { kind: 'facet', attribute, value: value.text };
};

const COMPARISONS: Readonly<Record<string, (attribute: string, value: number) => Filter>> = {
  '=': (attribute, value) => ({ kind: 'number', attribute, from: value, to: value, open: false }),
  '!=': (attribute, value) => ({
    kind: 'not',
    part: { kind: 'number', attribute, from: value, to: value, open: false },
  }),
  '<': (attribute, to) => ({ kind: 'number', attribute, from: -Infinity, to, open: true }),
  '<=': (attribute, to) => ({ kind: 'number', attribute, from: -Infinity, to, open: false }),
  '>': (attribute, from) => ({ kind: 'number', attribute, from, to: Infinity, open: true }),
  '>=': (attribute, from) => ({ kind: 'number', attribute, from, to: Infinity, open: false }),
};

const parseComparison = (lexer: FilterLexer, attribute: string): Filter => {
  const { text } = lexer.next();
  const make = COMPARISONS[text];
  const value = lexer.next(true);
  if (!make) throw unexpected(value);
  return make(attribute, numberOf(value));
};

const numberOf = ({ kind, text, position }: FilterToken): number => {
  const value = kind === 'end' || kind === 'symbol' ? NaN : Number(text);
  if (text.trim() === '' || !Number.isFinite(value))
    throw new FilterError(`Expected a number, not ${text},`, position);
  return value;
};
