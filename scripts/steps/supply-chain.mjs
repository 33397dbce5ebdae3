import { mkdir, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import { run } from './run.mjs';
import { PlainError } from './say.mjs';

/** Licences of packages that may be shipped with the product, as SPDX identifiers. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
];

/** Packages under another licence that were reviewed: libvips is linked dynamically, as the LGPL requires. */
const REVIEWED = /^@img\/sharp-/;

const SBOM = 'dist/sbom.cdx.json';

/** Arguments that name every app, because their dependencies are what is shipped. */
const apps = () => readdirSync('apps').flatMap((app) => ['--workspace', path.join('apps', app)]);

/** The software bill of materials of the shipped packages (CycloneDX), written to a file. */
const writeSbom = async () => {
  const output = await run(
    'npm',
    ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error', ...apps()],
    { quiet: true },
  );
  const sbom = JSON.parse(output.slice(output.indexOf('{')));
  await mkdir(path.dirname(SBOM), { recursive: true });
  await writeFile(SBOM, JSON.stringify(sbom, null, 2));
  return sbom;
};

const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ');

const isAllowed = (licence) => {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    // Not an SPDX expression, or no licence.
    return false;
  }
};

/** Throws with the shipped packages whose licence is neither allowed nor reviewed. */
const checkLicences = ({ components }) => {
  const refused = components.filter(
    (component) => !REVIEWED.test(component.name) && !isAllowed(licenceOf(component)),
  );
  if (refused.length === 0) return;
  const list = refused.map((one) => `${one.name}@${one.version}: ${licenceOf(one) || 'no licence'}`);
  throw new PlainError(`Licences that must not be shipped with the product:\n  ${list.join('\n  ')}`);
};

/**
 * Throws when a shipped package has a known vulnerability of high or critical severity. Prints a note when
 * the registry does not answer.
 */
const checkAdvisories = async () => {
  const audit = ['audit', '--omit=dev', '--audit-level=high', '--package-lock-only'];
  await run('npm', audit, { quiet: true }).catch((error) => {
    if (
      !/audit endpoint returned an error|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(error.output ?? '')
    )
      throw error;
    console.log('  Known vulnerabilities were not checked: this registry does not answer `npm audit`.');
  });
};

/** Writes the software bill of materials, and checks the licences and known vulnerabilities of shipped packages. */
export const checkSupplyChain = async () => {
  const sbom = await writeSbom();
  checkLicences(sbom);
  await checkAdvisories();
  console.log(`  ${sbom.components.length} packages are listed in ${SBOM}`);
};
