import { messageProblems, readCatalogue } from '../../translations';
import type { Candidate } from './candidate';

/** How many missing messages a finding names. */
const NAMED = 5;

const missingProblem = (language: string, missing: readonly string[]): string => {
  const named = missing.slice(0, NAMED).map((message) => `“${message}”`);
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return `${language} lacks ${named.join(', ')}${more}; translate them, or say in untranslated.${language} of remote.config.ts what is in English`;
};

/**
 * Returns the errors in a release's translations: messages without a translation, unless the squad states what is still
 * in English, and translations that are wrong.
 */
export const translationsComplete = ({ folder, config, manifest }: Candidate): readonly string[] =>
  Object.entries(manifest.translations ?? {}).flatMap(([language, { missing }]) => [
    ...(missing.length > 0 && !config.untranslated?.[language] ? [missingProblem(language, missing)] : []),
    ...(readCatalogue(folder, language) ?? [])
      .filter(({ translation }) => translation !== '')
      .flatMap(({ message, translation }) =>
        messageProblems(message, translation, language).map(
          (problem) => `${language} “${message}”: ${problem}`,
        ),
      ),
  ]);
