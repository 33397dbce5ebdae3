/** A filter that cannot be read; `position` counts characters from 0. */
export class FilterError extends Error {
  override name = 'FilterError';

  constructor(
    message: string,
    readonly position: number,
  ) {
    super(`${message} at position ${position}`);
  }
}

/** One piece of a filter string. A quoted text is never a keyword. */
export interface FilterToken {
  kind: 'text' | 'quoted' | 'symbol' | 'end';
  text: string;
  position: number;
}

const SPACES = /\s+/y;
const SYMBOLS = /<score=\d{1,9}>|<=|>=|!=|[()<>=:]/y;
const QUOTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/sy;
const PLAIN = /[^\s()<>=!:"'][^\s()<>=!:]*/y;
/** The value after a colon may hold colons itself. */
const VALUE = /[^\s()<>"'][^\s()<>]*/y;

/** Reads a filter string piece by piece. */
export class FilterLexer {
  private at = 0;

  constructor(private readonly source: string) {}

  /** The next piece; after a colon, `asValue` takes everything up to a space as one. Throws FilterError. */
  next(asValue = false): FilterToken {
    this.take(SPACES);
    const position = this.at;
    if (position >= this.source.length) return { kind: 'end', text: 'the end', position };
    const quote = this.take(QUOTED);
    if (quote) {
      const text = (quote[1] ?? quote[2] ?? '').replaceAll(/\\(.)/gs, '$1');
      return { kind: 'quoted', text, position };
    }
    const word = this.take(asValue ? VALUE : PLAIN);
    if (word) return { kind: 'text', text: word[0], position };
    const symbol = this.take(SYMBOLS);
    if (symbol) return { kind: 'symbol', text: symbol[0], position };
    const isQuote = /["']/.test(this.source.charAt(position));
    throw new FilterError(isQuote ? 'Unclosed quote' : 'Unexpected character', position);
  }

  /** The next piece, which stays the next. */
  peek(): FilterToken {
    const { at } = this;
    const token = this.next();
    this.at = at;
    return token;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}
