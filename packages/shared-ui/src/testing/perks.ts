/** The perks that have their own icon (E-17). */
export const PERKS = [
  'bonus and reward scheme',
  'cycle scheme',
  'employee assistance',
  'flexible working',
  'generous parental leave',
  'gym membership and learning and development focus',
  'health cover',
  'learning and development',
  'pension',
  'remote working',
  'rewards and benefits',
  'wellbeing scheme',
];
