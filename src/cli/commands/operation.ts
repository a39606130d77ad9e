import { type Commands, JSON_OPTION } from '../../contract/cli/command.ts';

export const OPERATION: Commands = {
  backup: {
    summary: 'save the database and the package repository in a file, while servers run',
    settings: true,
    arguments: { FILE: 'the backup, a ZIP archive; replaced only by a complete and checked one' },
    options: { 'without-packages': { description: 'save only the database' } },
    notes: `Saves everything in the database (users, keys, sessions, layouts, settings of panels) and the package repository.
Pasted screenshots are files of your project and are not included. The servers may run. PostgreSQL needs pg_dump and
pg_restore of its own version or a later one. Protect a backup as you protect the database.`,
    examples: ['backup /var/backups/annex.zip'],
    run: async (args) => (await import('../backup/backup.ts')).backupCommand(args),
  },
  restore: {
    summary: 'restore the database and the package repository from a backup',
    settings: true,
    arguments: { FILE: 'a file that annex backup has written' },
    options: { replace: { description: 'replace the database and the package repository that are there' } },
    notes: `Stop all servers first. The whole backup is checked before anything changes. If something fails, the database stays
as it was. What was written since the backup is lost.`,
    examples: ['restore /var/backups/annex.zip', 'restore /var/backups/annex.zip --replace'],
    run: async (args) => (await import('../backup/restore.ts')).restoreCommand(args),
  },
  doctor: {
    summary: 'check this installation and say how to repair it',
    settings: true,
    options: {
      ...JSON_OPTION,
      url: { value: 'URL', description: 'try the address that users open, as a browser and an agent would' },
      bundle: { value: 'FILE', description: 'write a support bundle, without secrets, and list what is in it' },
    },
    notes: `One line per check, with a remedy. Leaves nothing behind: it writes and deletes a test file in the data and project
directories and, through a proxy, creates and cancels an intent. Exits with 0 if all is well, with 1 if there are warnings, and
with 2 if something fails. Run it as the user and with the settings of the servers. With --url, it tries only
that address: pages, WebSocket, event streams, the gateway, MCP, the names of proxied sites, forwarded addresses and uploads.`,
    examples: ['doctor', 'doctor --json', 'doctor --url https://annex.example', 'doctor --bundle annex-support.zip'],
    run: async (args) => (await import('../doctor/index.ts')).doctorCommand(args),
  },
  service: {
    summary: 'run Annex as a service of systemd',
    settings: true,
    commands: {
      install: {
        summary: 'install and start Annex as a service of systemd',
        options: {
          nodes: { description: 'two platforms and two gateways on PostgreSQL, instead of all servers in one service' },
          print: { description: 'only print the files and commands, with secrets masked' },
          yes: { description: 'do not ask' },
          root: { value: 'DIR', description: 'install into the root directory of an image, without starting' },
        },
        notes: `Shows what it will do and asks first. Settings of the command line and of the environment are written to
/etc/annex/annex.env, which only root can read. It is kept if it is there already.`,
        examples: ['service install', 'service install --base-url https://annex.example', 'service install --print'],
        run: async (args) => (await import('../service.ts')).installService(args),
      },
    },
  },
};
