/** Event sent when a startup task failed. */
export const START_ERROR = 'signpost:start-error';
