// `npm run supply-chain`: what the product is shipped with, under which licences, and with which known vulnerabilities.
import { checkSupplyChain } from './steps/supply-chain.mjs';
import { runMain } from './steps/say.mjs';

await runMain(checkSupplyChain);
