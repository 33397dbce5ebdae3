import type { IncomingHttpHeaders } from 'node:http';

const NAMES = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** Whether a proxy passed a request on, as its headers tell. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => NAMES.test(name));
