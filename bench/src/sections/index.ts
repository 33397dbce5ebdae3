export { measureBackend } from './backend-section';
export { bytesSection } from './bytes-section';
export { lighthouseSection } from './lighthouse-section';
export { nextSection } from './next-section';
export { ssrSection } from './ssr-section';
export { startSection } from './start-section';
export { swapSection } from './swap-section';
export { taxSection } from './tax-section';
