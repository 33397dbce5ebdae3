/** The names of the npm scripts whose command has another name in signpost-remote. */
const RENAMED: Readonly<Record<string, string>> = { conformance: 'conform' };

/** Whether the commands run as signpost-remote, and not by npm in the product's repository. */
const isProgram = (): boolean => /signpost-remote(\.mjs)?$/.test(process.argv[1] ?? '');

/** Returns a text about the commands as it applies to how they were started. */
export const programText = (text: string): string =>
  isProgram()
    ? text.replaceAll(
        /npm run ([a-z]+)( --)?/g,
        (_, script: string) => `signpost-remote ${RENAMED[script] ?? script}`,
      )
    : text;
