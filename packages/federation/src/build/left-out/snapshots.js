/** What the runtime asks of a remote's manifest, where there is none: entries are registered by their own address. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});
