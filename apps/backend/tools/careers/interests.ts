import type { Profile } from '../../src/domain/catalogue/content/careers';
import type { Row } from '../publication';
import { cell } from '../publication';

const TRAITS = ['R', 'I', 'A', 'S', 'E', 'C'] as const;

/**
 * Returns a function that reads the interests of an O*NET occupation by its code (rows of `interests.csv`); it throws
 * for a code without all six.
 */
export const readInterests = (rows: readonly Row[]): ((code: string) => Profile) => {
  const values = new Map(
    rows
      .filter((row) => cell(row, 'Scale ID') === 'OI')
      .map((row) => [`${cell(row, 'O*NET-SOC Code')} ${cell(row, 'Element Name').charAt(0)}`, row]),
  );
  return (code) => {
    const value = (trait: string) => {
      const row = values.get(`${code} ${trait}`);
      if (!row) throw new Error(`O*NET has no ${trait} for ${code}`);
      return Number(cell(row, 'Data Value'));
    };
    return { R: value('R'), I: value('I'), A: value('A'), S: value('S'), E: value('E'), C: value('C') };
  };
};

/** The mean of profiles, to two decimals; throws when there are none. */
export const meanProfile = (profiles: readonly Profile[]): Profile => {
  if (profiles.length === 0) throw new Error('No profile to take the mean of');
  const mean: Profile = { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
  for (const trait of TRAITS) {
    const sum = profiles.reduce((total, profile) => total + profile[trait], 0);
    mean[trait] = Math.round((100 * sum) / profiles.length) / 100;
  }
  return mean;
};
