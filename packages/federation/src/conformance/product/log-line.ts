import { z } from 'zod';

/** A line of the shell's log and its request. */
export interface LoggedLine {
  readonly request: string | undefined;
  readonly text: string;
  /** True for errors; false for warnings about missing page data. */
  readonly isError: boolean;
}

/** Pino's level for errors. */
const ERROR_LEVEL = 50;

const line = z.object({
  level: z.number(),
  msg: z.string().optional(),
  reqId: z.string().optional(),
  err: z.object({ message: z.string().optional() }).optional(),
  'code.file.path': z.string().optional(),
  'code.line.number': z.number().optional(),
});

/**
 * Reads a line of the shell's log: its message, that of its error and, where the shell knows it, the file and line of the
 * source that threw. Anything but a line of JSON is an error with the line as its text.
 */
export const readLogLine = (text: string): LoggedLine => {
  try {
    const { level, msg, reqId, err, ...code } = line.parse(JSON.parse(text));
    const [file, number] = [code['code.file.path'], code['code.line.number']];
    const said = [msg, err?.message].filter(Boolean).join(': ');
    const place = file === undefined ? '' : ` (${file}:${number})`;
    return { request: reqId, text: `${said}${place}`, isError: level >= ERROR_LEVEL };
  } catch {
    return { request: undefined, text, isError: true };
  }
};
