import { type Command, type Commands, JSON_OPTION } from '../../contract/cli/command.ts';

const ID = { ID: 'the id of a screenshot, as shown by annex screenshots list' } as const;

const PASTE: Command = {
  summary: 'save an image as a screenshot and print its path, or print that of the last one',
  arguments: { '[FILE|-]': 'an image file, or - for standard input' },
  options: {
    title: { value: 'TEXT', description: 'what the image shows; the files are named after it' },
    wait: { description: 'with --json, wait for the final file names' },
    last: { description: 'print the path of the screenshot that was pasted last; exit with 1 if there is none' },
    'max-age': { value: 'TIME', description: 'with --last, only a screenshot that is not older: 90s, 10m, 2h or 1d' },
    ...JSON_OPTION,
  },
  settings: true,
  examples: ['paste board.png --title "Routed board"', 'paste - < board.png', 'paste --last --max-age 10m'],
  run: async (args) => (await import('../screenshots.ts')).pasteCommand(args),
};

const MANAGE: Command = {
  summary: 'list, search, rename and delete pasted screenshots',
  notes: 'Needs a running viewer.',
  settings: true,
  commands: {
    list: {
      summary: 'list the screenshots, newest first',
      options: {
        limit: { value: 'N', range: [1, Infinity], description: 'how many screenshots to show (default: 20)' },
        ...JSON_OPTION,
      },
      examples: ['screenshots list --limit 50'],
      run: async (args) => (await import('../screenshots.ts')).listScreenshots(args),
    },
    search: {
      summary: 'find screenshots whose name or text contains all words',
      arguments: { 'WORDS...': 'the words to search for' },
      options: JSON_OPTION,
      examples: ['screenshots search login dialog'],
      run: async (args) => (await import('../screenshots.ts')).searchScreenshots(args),
    },
    delete: {
      summary: 'delete both files of a screenshot; restore undoes it',
      arguments: { 'ID...': ID.ID },
      options: JSON_OPTION,
      run: async (args) => (await import('../screenshots.ts')).deleteScreenshots(args),
    },
    restore: {
      summary: 'restore a screenshot deleted in the last 30 days',
      arguments: ID,
      options: JSON_OPTION,
      run: async (args) => (await import('../screenshots.ts')).restoreScreenshot(args),
    },
    rename: {
      summary: 'rename both files of a screenshot',
      arguments: { ...ID, 'NAME...': 'the new name' },
      options: JSON_OPTION,
      examples: ['screenshots rename 3f9a1c routed board'],
      run: async (args) => (await import('../screenshots.ts')).renameScreenshot(args),
    },
    undo: {
      summary: 'undo the last rename of a screenshot',
      arguments: ID,
      options: JSON_OPTION,
      run: async (args) => (await import('../screenshots.ts')).undoName(args),
    },
  },
};

const shimCommand = (verb: 'install' | 'remove' | 'status', summary: string): Command => ({
  summary,
  options: {
    dir: { value: 'DIR', description: 'the directory of the shims (default: ~/.annex/shims)' },
    ...(verb === 'status' ? JSON_OPTION : {}),
  },
  examples: [`shim ${verb}`],
  run: async (args) => (await import('../shim.ts')).manageShims(verb, args),
});

const SHIM: Command = {
  summary: 'let terminal agents paste screenshots: stand-ins for xclip and wl-paste',
  settings: true,
  notes: `Terminal agents such as Claude Code call xclip or wl-paste to read an image from the clipboard. The shims give them the
screenshot that was pasted last, if it is at most 10 minutes old and was not read before. All other calls go to the real
tools. For a viewer that needs a key, set ANNEX_API_KEY where the agent runs.`,
  commands: {
    install: shimCommand('install', 'install the shims'),
    remove: shimCommand('remove', 'remove the shims'),
    status: shimCommand('status', 'show whether the shims are installed and found first'),
  },
};

export const SCREENSHOTS: Commands = { paste: PASTE, screenshots: MANAGE, shim: SHIM };
