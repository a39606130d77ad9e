import { type Command, type Commands, JSON_OPTION } from '../../contract/cli/command.ts';

const ID = { ID: 'the id of a screenshot, as shown by annex screenshots list' } as const;

const PASTE: Command = {
  summary: 'save an image as a screenshot, or any other file in incoming/, and print its path',
  arguments: { '[FILE|-]': 'a file, a folder, or - for an image on standard input' },
  notes: 'Without FILE, prints the path of what the person pastes next (--wait) or has pasted last (--last).',
  options: {
    title: { value: 'TEXT', description: 'what the image shows; the files are named after it' },
    wait: {
      description: 'without FILE, wait until something is pasted; with FILE and --json, for the final file names',
    },
    last: { description: 'print the path of what was pasted last; exit with 1 if there is nothing' },
    'max-age': { value: 'TIME', description: 'with --last, only what is not older: 90s, 10m, 2h or 1d' },
    ...JSON_OPTION,
  },
  settings: true,
  examples: [
    'paste board.png --title "Routed board"',
    'paste - < board.png',
    'paste design.pdf',
    'paste --last --max-age 10m',
  ],
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

const GIVE: Command = {
  summary: 'give files to the person, who saves them in the browser',
  arguments: { 'PATH...': 'files; a folder is given as a ZIP file' },
  options: {
    from: { value: 'TEXT', description: 'who gives them (default: your user and host)' },
    wait: { description: 'wait until all have been saved; exit with 1 if one is dismissed' },
    ...JSON_OPTION,
  },
  settings: true,
  notes: 'The files are kept for 24 hours, or until they are dismissed.',
  examples: ['give report.pdf', 'give dist --wait'],
  run: async (args) => (await import('../files.ts')).giveFiles(args),
};

const FILES: Command = {
  summary: 'list and remove uploads and given files',
  settings: true,
  commands: {
    list: {
      summary: 'list unfinished uploads, given files, and what was saved in incoming/ in the last 7 days',
      options: JSON_OPTION,
      examples: ['files list'],
      run: async (args) => (await import('../files.ts')).listFiles(args),
    },
    remove: {
      summary: 'cancel an upload, dismiss a given file, or remove an entry from the list',
      arguments: { 'ID...': 'the id of a file, as shown by annex files list' },
      options: JSON_OPTION,
      run: async (args) => (await import('../files.ts')).removeFiles(args),
    },
  },
};

const COPY: Command = {
  summary: "copy the text on standard input to the clipboard of the terminal's computer",
  notes: 'Uses the sequence OSC 52, which most terminals support, also through SSH and tmux.',
  examples: ['copy < notes.txt'],
  run: async () => (await import('../files.ts')).copyText(),
};

export const SCREENSHOTS: Commands = {
  paste: PASTE,
  give: GIVE,
  files: FILES,
  copy: COPY,
  screenshots: MANAGE,
  shim: SHIM,
};
