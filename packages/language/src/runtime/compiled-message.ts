import type format from 'icu-minify/format';

/** A message as `icu-minify/compile` returns it: a text, or its parts. */
export type CompiledMessage = Parameters<typeof format>[0];
