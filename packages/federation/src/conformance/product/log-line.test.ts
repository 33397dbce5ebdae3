import { readLogLine } from './log-line';

it('reads the message, the error and where its source threw it', () => {
  const line = {
    level: 50,
    reqId: 'r1',
    msg: 'rendering failed',
    err: { message: 'broken' },
    'code.file.path': 'src/pages/landing/loader.ts',
    'code.line.number': 12,
  };
  expect(readLogLine(JSON.stringify(line))).toEqual({
    request: 'r1',
    text: 'rendering failed: broken (src/pages/landing/loader.ts:12)',
    isError: true,
  });
});

it('reads a warning without an error', () => {
  const line = JSON.stringify({ level: 40, msg: 'tiny left home.row empty' });
  expect(readLogLine(line)).toEqual({ request: undefined, text: 'tiny left home.row empty', isError: false });
});

it.each(['Segmentation fault', '{"time":1}'])('takes another line as an error: %s', (text) => {
  expect(readLogLine(text)).toEqual({ request: undefined, text, isError: true });
});
