/** The part of the site that a path belongs to, as events name it: `unis`, `career quiz`, `search courses`; `home`. */
export const productOf = (path: string): string => {
  const [part = 'home', kind] = path.split('/').filter((step) => step && step !== 'explore');
  return (part === 'search' && kind ? `search ${kind}` : part).replaceAll(/[-_]/g, ' ');
};
