export * from './favourites';
export * from './preferences';
export * from './storage';
