/** The overview shows one provider with its similar ones, which come in the same answer (C-15). */
export { loadProvider as loader } from '../../components/load-provider';
