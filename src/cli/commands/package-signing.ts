// annex packages keys, sign and mirror.
import { type Commands, JSON_OPTION } from '../command.ts';
import { KEY_OPTIONS } from './package-options.ts';

const BUILT = { '[DIR]': 'the published directory (default: the one that the platform serves)' } as const;

export const SIGN_COMMANDS: Commands = {
  keys: {
    summary: 'manage the keys that sign a repository',
    commands: {
      create: {
        summary: 'create a root key, to be kept offline, and an online key, which signs builds',
        arguments: { DIR: 'the directory to write root.pem and online.pem to' },
        options: JSON_OPTION,
        examples: ['packages keys create keys'],
        run: async (given) => (await import('../packages/keys.ts')).createSigningKeys(given),
      },
      rotate: {
        summary: 'replace the online key of a repository, or its root key',
        arguments: BUILT,
        options: {
          ...KEY_OPTIONS,
          'new-root-key': { value: 'FILE', description: 'the root key to use from now on' },
        },
        examples: ['packages keys rotate site --root-key keys/root.pem --sign new-keys/online.pem'],
        run: async (given) => (await import('../packages/keys.ts')).rotateSigningKeys(given),
      },
      show: {
        summary: 'show the fingerprint of a repository and when its signatures expire',
        arguments: BUILT,
        options: JSON_OPTION,
        run: async (given) => (await import('../packages/keys.ts')).showSigningKeys(given),
      },
    },
  },
  sign: {
    summary: 'extend the signatures of a repository, for example once a week from cron',
    usage: '[DIR] --refresh --sign FILE',
    arguments: BUILT,
    options: { ...KEY_OPTIONS, refresh: { description: 'extend the signatures of unchanged files' } },
    examples: ['packages sign site --refresh --sign keys/online.pem'],
    run: async (given) => (await import('../packages/keys.ts')).refreshSigning(given),
  },
  mirror: {
    summary: 'copy a signed repository with all its archives; resumes an interrupted copy',
    arguments: { 'URL[#root=FINGERPRINT]': 'the URL of its repository.json, and the fingerprint of its root' },
    options: {
      to: { value: 'DIR', required: true, description: 'the directory to copy to' },
      'max-bytes': { value: 'N', range: [0, Infinity], description: 'the limit for all archives (default: 64 GiB)' },
      plain: { description: 'write files without links' },
      'allow-expired': { description: 'accept expired signatures' },
      ...JSON_OPTION,
    },
    examples: ['packages mirror https://packages.example/repository.json --to mirror'],
    run: async (given) => (await import('../packages/mirror.ts')).mirrorPackages(given),
  },
};
