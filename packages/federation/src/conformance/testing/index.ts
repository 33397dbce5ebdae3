export { addressOf, errorOf, handleOf, headOf, openPage, servePage } from './open-page';
export { rowArgs, searchRecord, showCard, showRow } from './show-slot';
export { describeRemote } from './describe-remote';
