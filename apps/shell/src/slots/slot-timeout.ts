import { MAX_SLOT_TIMEOUT_MS } from '@signpost/federation/contract';

/** Waits for a slot's result, two seconds by default; rejects after `timeoutMs` milliseconds. */
export const withSlotTimeout = async <Result>(
  result: Promise<Result>,
  timeoutMs = MAX_SLOT_TIMEOUT_MS,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const onTimeout = () => reject(new DOMException('the slot timed out', 'TimeoutError'));
    timer = setTimeout(onTimeout, timeoutMs);
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
