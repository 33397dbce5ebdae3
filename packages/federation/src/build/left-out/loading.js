// The host asks containers by their own protocol (`host/script-entry.ts`), so the runtime loads nothing by itself.
const never = () => {
  throw new Error('The federation runtime of a page loads nothing by itself');
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
