const KINDS: readonly [RegExp, string][] = [
  [/council/i, 'local council'],
  [/NHS/, 'NHS trust'],
  [/medical school/i, 'medical school'],
  [/veterinary school/i, 'veterinary school'],
  [/School of Pharmacy/, 'pharmacy school'],
  [/sixth form college/i, 'sixth form college'],
  [/university college/i, 'university college'],
  [/university centre/i, 'university centre'],
  [/university (campus|academy)|\(.*university.*\)/i, 'provider of higher education'],
  [/university/i, 'university'],
  [/conservatoire/i, 'conservatoire'],
  [/(group|partnership|collective)$/i, 'group of colleges'],
  [/college|coleg/i, 'college'],
  [/academy/i, 'academy'],
  [/institute/i, 'institute'],
  [/school/i, 'school'],
];

/** The kind of institution that a provider's name states: 'university', 'college', 'conservatoire' and so on. */
export const kindOf = (name: string): string => {
  if (/^(Imperial College London|King’s College London|The London School of Economics)/.test(name))
    return 'university';
  if (/, University of London$/.test(name)) return 'college of the University of London';
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'provider of higher education';
};
