import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkCatalogue } from './check-catalogue';
import { TRANSLATED_LANGUAGES } from '@signpost/language/languages';
import { translatedPackages } from './packages';
import { exportCatalogues, importCatalogues } from './exchange';
import { updateCatalogue } from './update-catalogue';

const USAGE = `usage:
  npm run translations [-- <package>...] [--check] [--missing]
                            what each package has translated; --missing lists the messages;
                            --check exits with an error for a stale or wrong translation
  npm run translations -- update [<package>...]
                            writes new messages into the catalogues, and removes those that the
                            sources no longer have
  npm run translations -- export <file> [<package>...] [--missing]
                            writes the messages of all packages into one PO file for translators,
                            those without a translation with --missing
  npm run translations -- import <file> [<package>...]
                            takes the translations of such a file into the catalogues

A package is the folder apps/<name> or packages/<name>.`;

const report = (folder: string, language: string, withMissing: boolean): boolean => {
  const { messages, missing, stale, problems } = checkCatalogue(folder, language);
  const name = path.relative('.', folder);
  const translated = messages - missing.length;
  console.log(`${name} ${language}: ${translated} of ${messages} translated, ${stale.length} stale`);
  const lines = [
    ...problems,
    ...stale.map((message) => `“${message}”: the source no longer has it`),
    ...(withMissing ? missing.map((message) => `“${message}”: not translated`) : []),
  ];
  lines.forEach((line) => console.log(`  ${line}`));
  return problems.length + stale.length === 0;
};

/** Exports to a file or imports from it. Returns false when the file has messages that no catalogue has. */
const exchange = (
  command: 'export' | 'import',
  [file, ...rest]: readonly string[],
  missing: boolean,
): boolean => {
  if (!file) throw new Error(USAGE);
  const folders = rest.length > 0 ? rest.map((name) => path.resolve(name)) : translatedPackages('.');
  const [language] = TRANSLATED_LANGUAGES;
  if (command === 'export') {
    console.log(`${exportCatalogues(folders, language, file, missing)} messages in ${file}`);
    return true;
  }
  const unknown = importCatalogues(folders, language, file);
  unknown.forEach((message) => console.log(`not taken, because no catalogue has it: ${message}`));
  return unknown.length === 0;
};

const run = (): void => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const [command, ...rest] = positionals;
  if (command === 'export' || command === 'import') {
    if (!exchange(command, rest, values.missing)) process.exitCode = 1;
    return;
  }
  const isUpdate = command === 'update';
  const named = (isUpdate ? rest : positionals).map((name) => path.resolve(name));
  const folders = named.length > 0 ? named : translatedPackages('.');
  let correct = true;
  for (const folder of folders) {
    for (const language of TRANSLATED_LANGUAGES) {
      if (isUpdate) updateCatalogue(folder, language);
      correct = report(folder, language, values.missing) && correct;
    }
  }
  if (values.check && !correct) process.exitCode = 1;
};

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
