/** A syntax error in a filter; `position` counts characters from 0. */
export class FilterError extends Error {
  override name = 'FilterError';

  constructor(
    message: string,
    readonly position: number,
  ) {
    super(`${message} at position ${position}`);
  }
}

/** A token of a filter string. A quoted text is never a keyword. */
export interface FilterToken {
  kind: 'text' | 'quoted' | 'symbol' | 'end';
  text: string;
  position: number;
}

const SPACES = /\s+/y;
const SYMBOLS = /<score=\d{1,9}>|<=|>=|!=|[()<>=:]/y;
const QUOTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/sy;
const PLAIN = /[^\s()<>=!:"'][^\s()<>=!:]*/y;
/** The value after a colon; may contain colons. */
const VALUE = /[^\s()<>"'][^\s()<>]*/y;

/** Splits a filter string into tokens. */
export class FilterLexer {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Consumes the next token. `asValue`, for use after a colon, reads up to the next space as one token. Throws FilterError. */
  next(asValue = false): FilterToken {
    this.match(SPACES);
    const position = this.at;
    if (position >= this.source.length) return { kind: 'end', text: 'the end', position };
    const quote = this.match(QUOTED);
    if (quote) {
      const text = (quote[1] ?? quote[2] ?? '').replaceAll(/\\(.)/gs, '$1');
      return { kind: 'quoted', text, position };
    }
    const word = this.match(asValue ? VALUE : PLAIN);
    if (word) return { kind: 'text', text: word[0], position };
    const symbol = this.match(SYMBOLS);
    if (symbol) return { kind: 'symbol', text: symbol[0], position };
    const isQuote = /["']/.test(this.source.charAt(position));
    throw new FilterError(isQuote ? 'Unclosed quote' : 'Unexpected character', position);
  }

  /** Returns the next token without consuming it. Throws FilterError. */
  peek(): FilterToken {
    const { at } = this;
    const token = this.next();
    this.at = at;
    return token;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}
