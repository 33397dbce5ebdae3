import { TRAITS, type Fit } from '@signpost/api-client/careers';

/** Points with their sign, as they are read: "+14", "−6", "0". */
export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';

/** The interests that move a match most, strongest first: "+14 Investigative", "−6 Enterprising". */
export const reasonsOf = (
  { contributions }: Fit,
  traits: Readonly<Record<string, string>>,
  most = 2,
): string[] =>
  TRAITS.filter((trait) => contributions[trait] !== 0)
    .sort((one, other) => Math.abs(contributions[other]) - Math.abs(contributions[one]))
    .slice(0, most)
    .map((trait) => `${signed(contributions[trait])} ${traits[trait] ?? trait}`);
