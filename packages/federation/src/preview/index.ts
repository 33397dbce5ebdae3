export { PreviewRefused, readPreview, signPreview, type Preview } from './token';
