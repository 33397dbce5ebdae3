export * from './account';
export * from './assessment';
export * from './favourites';
export * from './postcode';
export * from './preferences';
export * from './qualification';
export * from './recents';
export * from './storage';
