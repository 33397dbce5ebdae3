// Loaded into each process of the product with `--import`: reports on a socket the memory held after a
// garbage collection, the number of open handles, and the event loop delay since the last request.
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

// Also loaded in worker threads; only the main thread's heap is measured.
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
  // Exclusive, so that cluster workers do not share the socket.
  server.listen({ path: path.join(folder, `${process.pid}.sock`), exclusive: true });
  server.unref();
}
