// annex packages: what authors and users of packages do. One file for each action, loaded when it runs.
import type { Arguments } from './arguments.ts';
import { type Action, runAction } from './state-command.ts';

const HELP = `Usage: annex packages <action>

  repositories add URL | list | remove URL   the repositories you take packages from
  list [--json]                              what they offer
  search WORDS [--type T] [--tag T] [--platform P] [--status S] [--tool-version V] [--limit N] [--json]
  show IDENTIFIER [--json]                   all there is to know about a package
  resolve IDENTIFIER [--tool-version V] [--platform P] [--runtime R] [--status S] [--json]
                                             the version to install, and why not the others
  download IDENTIFIER [--version V] [--to FILE] [--tool-version V] [--platform P] [--json]
  verify FILE IDENTIFIER [--version V] [--json]
                                             whether a file is the archive that is listed

--repository URL asks that one repository alone, --brand kicad reads files with kicad_version.
Repositories and their lists are kept in ~/.annex/packages.`;

const ACTIONS: Readonly<Record<string, Action>> = {
  repositories: {
    usage: 'packages repositories add URL | list | remove URL',
    run: async (...given) => (await import('./packages/repositories.ts')).repositoriesAction(...given),
  },
  list: {
    usage: 'packages list [--repository URL] [--json]',
    run: async (...given) => (await import('./packages/list.ts')).listAction(...given),
  },
  search: {
    usage: 'packages search WORDS [--type T] [--tag T] [--platform P] [--status S] [--tool-version V]',
    run: async (...given) => (await import('./packages/search.ts')).searchAction(...given),
  },
  show: {
    usage: 'packages show IDENTIFIER [--json]',
    run: async (...given) => (await import('./packages/show.ts')).showAction(...given),
  },
  resolve: {
    usage: 'packages resolve IDENTIFIER [--tool-version V] [--platform P] [--runtime R] [--status S]',
    run: async (...given) => (await import('./packages/resolve.ts')).resolveAction(...given),
  },
  download: {
    usage: 'packages download IDENTIFIER [--version V] [--to FILE]',
    run: async (...given) => (await import('./packages/download.ts')).downloadAction(...given),
  },
  verify: {
    usage: 'packages verify FILE IDENTIFIER [--version V]',
    run: async (...given) => (await import('./packages/verify.ts')).verifyAction(...given),
  },
};

export const packagesCommand = (given: Arguments): Promise<void> => runAction(ACTIONS, given, HELP);
