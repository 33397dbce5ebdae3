// `npm run supply-chain`: lists the shipped packages, and checks their licences and known vulnerabilities.
import { checkSupplyChain } from './steps/supply-chain.mjs';
import { runMain } from './steps/say.mjs';

await runMain(checkSupplyChain);
