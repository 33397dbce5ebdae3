import { programText } from '../command/program';

const USAGES: Readonly<Record<string, string>> = {
  release: `  npm run release -- <remote>… | all | --affected [--base main~1]
      builds, tests and stores remotes, makes them live, and adds their commits to CHANGELOG.md
      --canary 10     only for this percentage of visitors, 1 to 50
      --preview       uploads only, for preview links (npm run preview)
      --to store      folder or s3://bucket/prefix
      --shell URL     checks against the contract that this shell offers
      --built         uses existing builds without testing them again, and writes no changelog
      --if-new        skips builds that were released before
      --own-key       signs the folder with a key beside it, created on first use
      --prune         removes old releases afterwards, or only that when used alone`,
  promote: `  npm run promote -- <remote>
      makes its canary live for all`,
  rollback: `  npm run rollback -- <remote>
      makes it live again if it is retired; else removes its canary or, without one, makes the previous release live`,
  retire: `  npm run retire -- <remote> [--redirect <path>=<path>]…
      stops serving it; its addresses redirect or answer 410, and other remotes can claim them
      --redirect '/rooms/:id=/explore/unis/:id'   may be given several times`,
  handover: `  npm run handover -- <remote> <path or slot> [--for <remote>]
      offers it to another remote, which takes it with its next release; without --for withdraws the offer`,
  approve: `  npm run approve -- <remote> [<release>]
      lets its canary, or this release, be live for all, signed with the approver's key`,
  rights: `  npm run rights
      shows which keys may release and approve each remote, and its reserved paths and card slots
  npm run rights -- grant <remote> <public key> [--approve]
  npm run rights -- withdraw <public key>
  npm run rights -- reserve <remote> [<path or slot>…]
      change them, signed with the operators' key`,
  settings: `  npm run settings -- <remote>
      shows its settings and flags
  npm run settings -- <remote> <setting>=<value>…
      changes them for all releases of the remote, without a release; <setting>= restores the default;
      a flag takes on, off or a percentage of the visitors, such as 25%
  npm run settings -- <remote> --rollback
      restores the values before the last change`,
  status: `  npm run status [-- <remote>] [--shell URL]
      prints what is live, canaries and the history`,
  keys: `  npm run keys -- <file> [--sign]
      creates a signing key there, unless it exists, and prints the public key;
      --sign: signs the current registry with it`,
};

const STORE = `  --store, or its alias --to, names the store; the default is RELEASE_STORE or .signpost/releases.`;

/** How to use one of the commands; all of them when there is none of that name. */
export const usageOf = (command = ''): string =>
  programText(['usage:', USAGES[command] ?? Object.values(USAGES).join('\n'), STORE].join('\n'));
