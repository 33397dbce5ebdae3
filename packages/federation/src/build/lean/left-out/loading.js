// The host calls containers by their own protocol (`host/script-entry.ts`), so the runtime must not load
// anything.
const never = () => {
  throw new Error('The federation runtime must not load anything in a page');
};
export {
  never as createLink,
  never as createScript,
  never as getRemoteEntry,
  never as getRemoteEntryUniqueKey,
  never as getRemoteInfo,
  never as isEsmRemoteType,
  never as isStaticResourcesEqual,
  never as loadScript,
  never as safeWrapper,
};
