export { providerStatusApi, type ProviderStatus, type ProviderStatusRequest } from './endpoints';
