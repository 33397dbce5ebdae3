import { pino } from 'pino';
import { matchRoutes } from 'react-router-dom';
import { sendConsoleToLog } from '../console-to-log';

sendConsoleToLog(pino());
console.warn('two\nlines');
console.log({ an: 'object' });
console.error(new Error('with a stack'));
console.dir('dir');
process.emitWarning('old', 'DeprecationWarning');
// The router prints a warning for a URL that cannot be decoded.
matchRoutes([{ path: '/a' }], '/%E0%A4%A');
