import type { IncomingHttpHeaders } from 'node:http';

const NAMES = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** Whether a request came through a proxy, according to its headers. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => NAMES.test(name));
