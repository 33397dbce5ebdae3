/** The part of a webpack error that is used here. */
export interface BuildError {
  readonly message: string;
  readonly moduleName?: string;
}

/** Formats build errors for developers: each with its file, without the compiler's stack. */
export const problemText = (errors: readonly BuildError[]): string =>
  errors
    .map(({ message, moduleName }) => {
      const text = message.split(/\n\s*(?:Caused by:|Stack backtrace:|\s+at )/)[0] ?? message;
      return moduleName ? `${moduleName}\n${text.trimEnd()}` : text.trimEnd();
    })
    .join('\n\n');
