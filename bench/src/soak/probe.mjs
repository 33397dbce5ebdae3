// Loaded into each process of the product by `--import`: answers on a socket of its own how much memory the process
// holds after a garbage collection, how many handles are open, and how late its event loop was since the last question.
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const role = () => {
  if (cluster.isWorker) return 'shell';
  return process.argv[1]?.includes('backend') ? 'backend' : undefined;
};

// Threads load it as well; what is measured is the main thread's heap.
const folder = isMainThread ? process.env.SOAK_PROBES : undefined;
const name = role();

if (folder && name) {
  v8.setFlagsFromString('--expose-gc');
  const collectGarbage = vm.runInNewContext('gc');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const server = createServer((_request, response) => {
    const delayP99 = delay.percentile(99) / 1e6;
    collectGarbage();
    const { heapUsed, external, rss } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo().length;
    delay.reset();
    response.end(
      JSON.stringify({ role: name, pid: process.pid, heapUsed, external, rss, handles, delayP99 }),
    );
  });
  // Of its own, not shared between the workers of a cluster.
  server.listen({ path: path.join(folder, `${process.pid}.sock`), exclusive: true });
  server.unref();
}
