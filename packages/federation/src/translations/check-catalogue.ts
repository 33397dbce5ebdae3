import { dataTextProblems, hasDataTexts } from './data-texts';
import { messageProblems } from './message-problems';
import { catalogueState } from './package-messages';

/** The result of checking one catalogue. */
export interface CatalogueCheck {
  readonly messages: number;
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  /** Errors in translations, each with its message. */
  readonly problems: readonly string[];
}

/** Checks a package's catalogue in a language against its sources. A package without one lacks every message. */
export const checkCatalogue = (folder: string, language: string): CatalogueCheck => {
  const state = catalogueState(folder, language);
  if (!state) return { messages: 0, missing: [], stale: [], problems: [] };
  const problemsOf = hasDataTexts(folder) ? dataTextProblems : messageProblems;
  const problems = state.entries
    .filter(({ translation }) => translation !== '')
    .flatMap(({ message, translation }) =>
      problemsOf(message, translation, language).map((problem) => `“${message}”: ${problem}`),
    );
  return { messages: state.messages.size, missing: state.missing, stale: state.stale, problems };
};
