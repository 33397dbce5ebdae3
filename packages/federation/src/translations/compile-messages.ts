import compile from 'icu-minify/compile';
import MagicString, { type SourceMap } from 'magic-string';
import { findMessages, type MessageCall } from './find-messages';

/** Translations of one language, by English message. */
export type Translations = ReadonlyMap<string, string>;

/** What a file is compiled for: one language in a browser build; on the server all of them. */
export type MessageTarget =
  | { readonly side: 'browser'; readonly translations?: Translations | undefined }
  | { readonly side: 'server'; readonly languages: Readonly<Record<string, Translations>> };

const RUNTIME_MODULE = '@signpost/language/runtime';

/** The kinds of argument that the runtime formats, by icu-minify's numbers: select, plural, and number without a style. */
const isFormatted = (kind: number, style: unknown): boolean =>
  kind <= 2 || (kind === 4 && style === undefined);

const expectFormatted = (part: unknown): void => {
  if (!Array.isArray(part)) return;
  const [, kind, options] = part as readonly unknown[];
  if (typeof kind === 'number' && kind > 0 && !isFormatted(kind, options))
    throw new Error('only select, plural and number arguments are formatted; format dates and lists before');
  const children: readonly unknown[] =
    typeof options === 'object' && options !== null && !Array.isArray(options)
      ? Object.values(options)
      : part;
  children.forEach(expectFormatted);
};

/** Compiles a message. Throws when it is not valid, or has an argument of a kind that the runtime does not format. */
const compiledMessage = (message: string): ReturnType<typeof compile> => {
  const compiled = compile(message);
  if (Array.isArray(compiled)) compiled.forEach(expectFormatted);
  return compiled;
};

const literal = (message: string): string => JSON.stringify(compiledMessage(message));

/** The expression of a message: a compiled message, or on the server a choice among those of the languages. */
const expressionOf = (message: string, target: MessageTarget): string => {
  if (target.side === 'browser') return literal(target.translations?.get(message) ?? message);
  const translated = Object.entries(target.languages).flatMap(([language, translations]) => {
    const translation = translations.get(message);
    return translation === undefined ? [] : [`${JSON.stringify(language)}:${literal(translation)}`];
  });
  return translated.length === 0
    ? literal(message)
    : `localized(${literal(message)},{${translated.join(',')}})`;
};

const compiledAt = (fileName: string, { message, line }: MessageCall, target: MessageTarget): string => {
  try {
    return expressionOf(message, target);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${fileName}:${line}: “${message}” or a translation is not a valid ICU message: ${reason}`,
      {
        cause: error,
      },
    );
  }
};

/** Whether a message is only text in every language, so that it needs no formatting. */
const isConstant = ({ message, hasValues, kind }: MessageCall): boolean =>
  kind === 't' && !hasValues && typeof compile(message) === 'string';

const escapeTemplate = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, '\\$&');

/**
 * Returns the texts of a message around its arguments, when it has only plain arguments, in the order of the call's
 * values. A browser build then writes a template literal, which needs no formatting and fewer bytes.
 */
const templateParts = (message: string, { kind, values }: MessageCall): readonly string[] | undefined => {
  const compiled = compile(message);
  if (kind !== 't' || !values || !Array.isArray(compiled)) return undefined;
  const texts = [''];
  const names: unknown[] = [];
  for (const part of compiled) {
    if (typeof part === 'string') texts.push((texts.pop() ?? '') + escapeTemplate(part));
    else if (Array.isArray(part) && part.length === 1) {
      names.push(part[0]);
      texts.push('');
    } else return undefined;
  }
  const isInOrder =
    names.length === values.length && values.every(({ name }, index) => name === names[index]);
  return isInOrder ? texts : undefined;
};

/** Replaces a call by a template literal around its values. */
const writeTemplate = (
  text: MagicString,
  { start, end, values = [] }: MessageCall,
  parts: readonly string[],
): void => {
  let position = start;
  values.forEach((value, index) => {
    text.overwrite(position, value.start, `${index === 0 ? '`' : '}'}${parts[index]}\${`);
    position = value.end;
  });
  text.overwrite(position, end, `}${parts.at(-1)}\``);
};

/**
 * Replaces the calls of `t()` and `rich()` in a file by their compiled messages. Returns nothing for a file without them,
 * whose target is not asked for.
 * Throws as `findMessages`, and for a message that is not valid.
 */
export const compileMessages = (
  fileName: string,
  source: string,
  targetOf: () => MessageTarget,
): { readonly code: string; readonly map: SourceMap } | undefined => {
  const found = findMessages(fileName, source);
  if (!found.import) return undefined;
  const target = targetOf();
  const text = new MagicString(source);
  const used = new Set<string>(found.import.others);
  for (const call of found.calls) {
    const expression = compiledAt(fileName, call, target);
    if (expression.startsWith('localized(')) used.add('localized');
    if (isConstant(call)) {
      text.overwrite(call.start, call.end, expression);
      continue;
    }
    const parts =
      target.side === 'browser'
        ? templateParts(target.translations?.get(call.message) ?? call.message, call)
        : undefined;
    if (parts) {
      writeTemplate(text, call, parts);
      continue;
    }
    const formatter = call.kind === 't' ? 'formatText' : 'formatRich';
    used.add(formatter);
    text.overwrite(call.start, call.nameEnd, formatter);
    text.overwrite(call.argument.start, call.argument.end, expression);
  }
  const names = [...used].join(', ');
  text.overwrite(
    found.import.start,
    found.import.end,
    names ? `import { ${names} } from '${RUNTIME_MODULE}';` : '',
  );
  return {
    code: text.toString(),
    map: text.generateMap({ source: fileName, includeContent: true, hires: true }),
  };
};
