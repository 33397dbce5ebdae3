// Runs the program of the search thread from source, for development and tools: Node cannot load TypeScript in a worker.
// The build puts its own bundle in the place of this file.
import { bundleWorker } from './bundle-worker.mjs';

await import(await bundleWorker());
