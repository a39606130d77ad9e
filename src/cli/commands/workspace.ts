import { COUNT, type Command, type Commands, JSON_OPTION } from '../../contract/cli/command.ts';

const TAB = "a tab's id or name, or a panel's id for its active tab";

const PAGE_OPTIONS = {
  consent: { value: 'SECONDS', range: COUNT, description: "how long to wait for the user's consent" },
  ...JSON_OPTION,
};
const UNTIL_OPTIONS = {
  text: { value: 'TEXT', description: 'wait until the page shows this text' },
  gone: { value: 'TEXT', description: 'wait until the page no longer shows this text' },
  idle: { description: 'wait until the page has not changed for half a second' },
  timeout: { value: 'MS', range: COUNT, description: 'how long to wait, in milliseconds' },
};

const WORKSPACE: Command = {
  summary: 'show and arrange the tabs of a workspace, run code and take screenshots',
  settings: true,
  notes: 'Set the workspace with ANNEX_WORKSPACE (owner/repo) and the API key with ANNEX_API_KEY.',
  commands: {
    tabs: {
      summary: 'list the open tabs and their panels',
      options: JSON_OPTION,
      examples: ['workspace tabs --workspace demo/rover'],
      run: async (args) => (await import('../workspace.ts')).listTabs(args),
    },
    open: {
      summary: 'open a page in a web view, or reload it if a tab of that name is open',
      arguments: { URL: 'the URL of the page' },
      options: {
        name: { value: 'NAME', description: "the tab's name (default: the host name of the URL)" },
        wait: { description: 'wait until the page has loaded' },
        proxy: { description: 'use proxy mode, which outline, act and wait need' },
        ...JSON_OPTION,
      },
      examples: ['workspace open https://docs.example --name Docs --wait'],
      run: async (args) => (await import('../workspace.ts')).openPage(args),
    },
    refresh: {
      summary: 'reload the page of a tab',
      arguments: { TAB },
      run: async (args) => (await import('../workspace.ts')).refreshTab(args),
    },
    close: {
      summary: 'close a tab',
      arguments: { TAB },
      run: async (args) => (await import('../workspace.ts')).closeTab(args),
    },
    split: {
      summary: 'open a web view (with --url) or a sandbox beside a tab',
      arguments: { TAB },
      options: {
        below: { description: 'open it below the tab instead of beside it' },
        url: { value: 'URL', description: 'the page to show' },
        name: { value: 'NAME', description: "the new tab's name" },
        ...JSON_OPTION,
      },
      examples: ['workspace split Docs --below --name Plot'],
      run: async (args) => (await import('../workspace.ts')).splitTab(args),
    },
    eval: {
      summary: 'run code in a sandbox and print the result',
      arguments: { '[TAB]': TAB, 'CODE|-': 'the code, or - for standard input' },
      options: {
        timeout: { value: 'MS', range: COUNT, description: 'the time limit for the code, in milliseconds' },
        ...JSON_OPTION,
      },
      examples: ['workspace eval Plot "6 * 7"', 'workspace eval - < plot.js'],
      run: async (args) => (await import('../workspace.ts')).evaluate(args),
    },
    screenshot: {
      summary: 'take a screenshot of a tab, of all panels, or of the screen',
      arguments: { '[TAB]': `${TAB}; all panels by default` },
      options: {
        output: { short: 'o', value: 'FILE', description: 'the file to write (default: screenshot.png)' },
        screen: { description: 'capture the whole screen' },
        html: { description: 'let a sandbox, or a page in proxy mode, draw itself, which needs no sharing' },
        max: { value: 'PX', range: COUNT, description: 'the maximum length of the longest edge, in pixels' },
        wait: { value: 'SECONDS', range: COUNT, description: 'how long to wait for the user to share' },
        reason: { value: 'TEXT', description: 'the reason shown to the user who is asked to share' },
        ...JSON_OPTION,
      },
      examples: ['workspace screenshot Docs -o docs.png', 'workspace screenshot --screen --wait 60'],
      run: async (args) => (await import('../workspace.ts')).takeScreenshot(args),
    },
    outline: {
      summary: 'print an outline of the page of a tab in proxy mode',
      arguments: { TAB },
      options: {
        ref: { value: 'REF', description: 'print only this element' },
        find: { value: 'TEXT', description: 'print only lines with this text' },
        from: { value: 'LINE', range: COUNT, description: 'the line to start from' },
        ...PAGE_OPTIONS,
      },
      examples: ['workspace outline Plot --find save'],
      run: async (args) => (await import('../workspace.ts')).printOutline(args),
    },
    act: {
      summary: 'run steps in the page of a tab in proxy mode and print what changed',
      arguments: { TAB, 'STEPS|-': 'the steps as JSON, or - for standard input' },
      options: { ...UNTIL_OPTIONS, ...PAGE_OPTIONS },
      examples: [`workspace act Plot '[{"action":"click","role":"button","name":"Save"}]' --text Saved`],
      run: async (args) => (await import('../workspace.ts')).act(args),
    },
    wait: {
      summary: 'wait until the page of a tab in proxy mode shows something',
      arguments: { TAB },
      options: { ...UNTIL_OPTIONS, ...PAGE_OPTIONS },
      examples: ['workspace wait Plot --text Saved'],
      run: async (args) => (await import('../workspace.ts')).waitForPage(args),
    },
    panel: {
      summary: 'show a panel while you write it, and load it again after every change',
      arguments: { DIR: 'a directory with panel.json and its view' },
      examples: ['workspace panel source/plugins/panels/main'],
      run: async (args) => (await import('../panel-draft.ts')).showDraft(args),
    },
    events: {
      summary: 'print each change of the workspace as a line of JSON',
      options: {
        limit: { value: 'N', range: COUNT, description: 'stop after this many events' },
        json: { description: 'print JSON; this is the default' },
      },
      examples: ['workspace events --limit 10'],
      run: async (args) => (await import('../workspace.ts')).followEvents(args),
    },
  },
};

const ASK: Command = {
  summary: 'ask the person who has the workspace open, and print the answer',
  settings: true,
  arguments: { 'QUESTION...': 'what you ask for, in a few words' },
  options: {
    option: { value: 'TEXT', description: 'an answer to choose from, instead of Yes and No; repeat it' },
    text: { description: 'ask for a text' },
    step: { description: 'ask to do something; the person confirms that it is done' },
    tab: { value: 'TAB', description: 'the tab that it is about' },
    timeout: { value: 'SECONDS', range: [1, 3600], description: 'how long to wait (default: 600)' },
  },
  notes:
    'Exits with 0 and prints the answer, with 4 if the person declined or chose No, and with 5 if nobody answered in time. With --option it always exits with 0 after an answer.',
  examples: ['ask Deploy now?', 'ask Which color? --option Red --option Blue'],
  run: async (args) => (await import('../ask.ts')).askPerson(args),
};

const OPEN: Command = {
  summary: 'ask the person to open an address in their browser; usable as BROWSER',
  settings: true,
  arguments: { URL: 'an http or https address' },
  examples: ['open https://docs.example'],
  run: async (args) => (await import('../ask.ts')).openAddress(args),
};

export const WORKSPACES: Commands = { workspace: WORKSPACE, ask: ASK, open: OPEN };
