import { preset } from '../../jest.preset.mjs';

export default preset({ root: import.meta.dirname, browser: true });
