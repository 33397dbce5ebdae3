export { providerStatusApi, type ProviderStatus } from './endpoints';
