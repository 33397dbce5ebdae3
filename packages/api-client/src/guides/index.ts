export * from './industries';
export * from './locations';
export * from './pages';
export * from './posts';
export * from './subjects';
