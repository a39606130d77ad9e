import { type Description, type Descriptions, JSON_OPTION } from '../command.ts';

const ID = { ID: 'the id of a screenshot, as shown by annex screenshots list' } as const;

const PASTE: Description = {
  arguments: { 'FILE|-': 'an image file, or - for standard input' },
  options: {
    title: { value: 'TEXT', description: 'what the image shows; the files are named after it' },
    wait: { description: 'with --json, wait for the final file names' },
    ...JSON_OPTION,
  },
  settings: true,
  examples: ['paste board.png --title "Routed board"', 'paste - < board.png'],
  run: async (args) => (await import('../screenshots.ts')).pasteCommand(args),
};

const MANAGE: Description = {
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

export const SCREENSHOTS: Descriptions = { paste: PASTE, screenshots: MANAGE };
