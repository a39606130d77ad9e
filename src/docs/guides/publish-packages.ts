import type { GuideText } from '../guides.ts';

export const publishPackages: GuideText = {
  name: 'publish-packages',
  title: 'Publish packages',
  summary: 'From a folder of packages to a repository: hashes, sizes, archives and times are computed, never typed.',
  text: () => `
Keep one folder per package. Its \`metadata.json\` lists every version; what a version consists of lies beside it.

| beside metadata.json | what it is |
|---|---|
| \`source/\` | the files of the newest version |
| \`1.4.0/\` | the files of version 1.4.0 |
| \`1.4.0.zip\` | version 1.4.0, packed already |
| \`icon.png\` | the icon; otherwise \`resources/icon.png\` of the newest version |

A version of epoch 1 is called \`1_0.9.0\`. A version that is published needs nothing beside it any more: its archive is kept.
One that somebody else hosts needs its \`download_url\`, \`download_sha256\`, \`download_size\` and \`install_size\` in
\`metadata.json\`. Name and maintainer of the repository stand in a \`repository.json\` beside the packages’ folders.

{{publish-packages.sh}}

Without \`--out\` and \`--base-url\` the build goes to the folder that your platform serves, and is served at once.

## What is published

\`repository.json\`, \`packages.json\`, \`resources.zip\` and \`manifests.json\` are links through \`.annex/current\` to one build.
A build writes everything first and then moves that one link: whoever reads finds the old files or the new ones, also when
the build is killed in between. To read several files that belong together, resolve \`.annex/current\` once. To copy the folder
to a web server, follow the links: \`rsync --archive --copy-links --exclude .annex site/ server:/srv/packages/\`.

The same folder, \`--base-url\` and \`--timestamp\` (or \`SOURCE_DATE_EPOCH\`) give the same bytes on every machine that runs the
same Annex.

## What cannot change

A version that is published stays what it is. When its files change, the build refuses and says which version to add; when a
status goes backwards or a version disappears, it refuses too (\`--allow-removal\` lets versions go on purpose). To see what a
new list does to the people who have the old one, compare them: \`annex packages diff old.json new.json\` exits with 1 where a
promise is broken.

In CI, \`annex packages validate --json --previous published.json packages.json\` says the same before you publish, with file,
line and column of everything that is wrong and what to write instead.
`,
};
