/** The part of a webpack error that is used here. */
export interface BuildError {
  readonly message: string;
  readonly moduleName?: string;
}

/** What a person needs of build errors: each with its file, without the compiler's own stack. */
export const problemText = (errors: readonly BuildError[]): string =>
  errors
    .map(({ message, moduleName }) => {
      const words = message.split(/\n\s*(?:Caused by:|Stack backtrace:|\s+at )/)[0] ?? message;
      return moduleName ? `${moduleName}\n${words.trimEnd()}` : words.trimEnd();
    })
    .join('\n\n');
