// The options of the actions on packages, apart from what reads them: help loads nothing else.
import type { Option } from '../arguments.ts';

/** Every action takes these. */
export const SOURCE_OPTIONS = {
  repository: { value: 'URL', description: 'that one repository alone; all that were added unless given' },
  brand: { value: 'NAME', description: 'kicad reads files with kicad_version instead of tool_version' },
  json: { description: 'as JSON, for programs' },
} as const satisfies Record<string, Option>;

/** What a version is chosen by. */
export const CHOICE_OPTIONS = {
  'tool-version': { value: 'V', description: 'the design tool that it has to work with, like 9.0.7' },
  platform: { value: 'P', description: 'windows, macos or linux; this system unless given' },
  runtime: { value: 'R', description: 'swig or ipc: the runtimes of plugins that can be used; may be repeated' },
  status: { value: 'S', description: 'the newest that is trusted at least so much: stable, testing, development' },
} as const satisfies Record<string, Option>;

export const ROOT_OPTION = {
  root: { value: 'DIR', description: 'the folder that packages are installed below; see annex help settings' },
} as const satisfies Record<string, Option>;

export const CHANGE_OPTIONS = {
  ...ROOT_OPTION,
  'dry-run': { description: 'say what would be done, and do nothing' },
  json: { description: 'as JSON, for programs' },
} as const satisfies Record<string, Option>;

export const FETCH_OPTIONS = {
  offline: { description: 'fetch nothing: what the caches hold counts' },
  'allow-unverified': { description: 'take versions for which no SHA-256 is listed' },
} as const satisfies Record<string, Option>;

export const VERSION: Option = { value: 'V', description: 'that version; 1.0.0 finds 1.0' };
