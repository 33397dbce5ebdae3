import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from './config';
import { createApp } from './http/app';
import { createMetrics } from './http/metrics';
import { openRemotes } from './registry/remotes';

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const metrics = createMetrics();
  const remotes = await openRemotes(config, metrics, pino({ level: config.LOG_LEVEL }));
  const app = await createApp({ config, client: path.join(__dirname, '../client'), remotes, metrics });
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error: unknown) => {
    // Watching the registry would keep a process alive that serves nobody.
    remotes.close();
    throw error;
  });
  const address = app.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : config.PORT });
  const stop = () => {
    remotes.close();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

void start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  process.disconnect?.();
});
