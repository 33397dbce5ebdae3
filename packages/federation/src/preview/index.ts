export { PREVIEW_COOKIE, PreviewRefused, readPreview, signPreview, type Preview } from './token';
