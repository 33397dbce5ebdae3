/** What is told when something of the start failed. */
export const START_ERROR = 'signpost:start-error';
