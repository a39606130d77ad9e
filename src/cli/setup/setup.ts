// annex setup: joins the agents of this user to Annex. It shows what it would write, and asks first.
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { isDeepStrictEqual, promisify } from 'node:util';
import { type ParseError, parse } from 'jsonc-parser';
import { escapeControls } from '../../contract/escape-controls.ts';
import { type Arguments, CommandError, printable } from '../arguments.ts';
import { isConfirmed } from '../service.ts';
import { updateAgentKeys } from './agent-keys.ts';
import { type Agent, knownAgents, type OwnEntry } from './agents.ts';
import {
  editJson,
  FileLeftAlone,
  type JsonEdit,
  readSettings,
  removeFromSettings,
  writeSettings,
} from './json-file.ts';

/** Something to write, with the lines that it changes. */
interface Change {
  readonly lines: readonly string[];
  readonly write: () => Promise<void>;
}

/** An agent's own program. Claude Code takes seconds. */
const PROGRAM_MS = 60_000;
const CONTEXT = 2;

export async function setupCommand(args: Arguments): Promise<void> {
  const remove = args.options['remove'] === true;
  const all = knownAgents([process.execPath, realpathSync(process.argv[1] ?? '')]);
  const agents = remove ? all : all.filter(({ isThere }) => isThere);
  const changes: Change[] = [];
  for (const agent of agents) {
    for (const [file, find] of steps(agent, remove)) {
      const change = await find().catch((error: unknown) => leftAlone(file, error));
      if (!change) continue;
      console.log(escapeControls([`${agent.name}: ${file}`, ...change.lines, ''].join('\n')));
      changes.push(change);
    }
  }
  if (changes.length > 0 && !args.options['yes'] && !(await isConfirmed()))
    throw new CommandError('nothing was changed');
  for (const { write } of changes) await write().catch(report);
  await updateAgentKeys(args, agents, remove);
  const names = agents.map(({ name }) => name).join(', ');
  if (remove) console.log(changes.length > 0 ? 'Removed.' : 'Nothing to remove.');
  else if (changes.length > 0) console.log(`Connected: ${names}. Start them again to use Annex.`);
  else
    console.log(
      names === '' ? 'Found no agent: Claude Code, Codex, Gemini CLI or Cursor.' : `Nothing to do: ${names}.`,
    );
}

/** By file. */
const steps = (agent: Agent, remove: boolean): readonly (readonly [file: string, () => Promise<Change | null>])[] => [
  ...(agent.own ? [[agent.own.file, () => ownChange(agent, agent.own as OwnEntry, remove)] as const] : []),
  ...Object.entries(agent.files).map(([file, edits]) => [file, () => fileChange(file, edits, remove)] as const),
];

/** The other agents are not its concern. */
function report(error: unknown): void {
  if (!(error instanceof CommandError)) throw error;
  console.error(`annex: ${escapeControls(error.message)}`);
  process.exitCode = 1;
}

function leftAlone(file: string, error: unknown): null {
  if (!(error instanceof FileLeftAlone)) throw error;
  console.error(`annex: ${printable(file)} was left alone: ${error.message}`);
  process.exitCode = 1;
  return null;
}

async function fileChange(file: string, edits: readonly JsonEdit[], remove: boolean): Promise<Change | null> {
  const before = await readSettings(file);
  if (edits.length === 0 || (remove && before === null)) return null;
  const after = editJson(before ?? '', edits, remove);
  if (after === before) return null;
  const lines = diff(before ?? '', after);
  if (remove) return { lines, write: () => removeFromSettings(file, before ?? '', edits) };
  return { lines, write: () => writeSettings(file, before, after) };
}

async function ownChange({ id, isThere }: Agent, own: OwnEntry, remove: boolean): Promise<Change | null> {
  const current = await currentEntry(own);
  const wanted = remove ? null : own.add.slice(own.add.indexOf('--') + 1);
  const isOurs = current?.includes(id) === true;
  if (isDeepStrictEqual(current, wanted) || (remove && !isOurs)) return null;
  if (!isThere) throw new FileLeftAlone(`${own.program} is not installed, which removes the entry`);
  const lines = [current && `- annex: ${current.join(' ')}`, wanted && `+ annex: ${wanted.join(' ')}`];
  const write = async () => {
    if (current) await run(own.program, own.remove);
    if (wanted) await run(own.program, own.add);
    if (!isDeepStrictEqual(await currentEntry(own), wanted))
      throw new CommandError(`${own.program} ${own.add.slice(0, 2).join(' ')} did not change ${own.file}`);
  };
  return { lines: lines.filter((line) => line !== null), write };
}

async function currentEntry({ file, isJson, read }: OwnEntry): Promise<readonly string[] | null> {
  const text = await readSettings(file);
  if (text === null) return null;
  const errors: ParseError[] = [];
  if (isJson) parse(text, errors);
  if (errors.length > 0) throw new FileLeftAlone('it is not valid JSON');
  return read(text);
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const options = { timeout: PROGRAM_MS, shell: process.platform === 'win32' };
  await promisify(execFile)(program, args, options).catch((error: { readonly stderr?: string }) => {
    throw new CommandError(`${program} ${args.slice(0, 2).join(' ')} failed: ${error.stderr?.trim().split('\n')[0]}`);
  });
}

/** The lines between the common beginning and end, with some of both. */
function diff(before: string, after: string): string[] {
  const [old, fresh] = [before, after].map((text) => (text === '' ? [] : text.replace(/\n$/, '').split('\n')));
  if (!old || !fresh) return [];
  const shortest = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shortest && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  return [
    ...old.slice(Math.max(0, start - CONTEXT), start).map((line) => `  ${line}`),
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...fresh.slice(start, fresh.length - end).map((line) => `+ ${line}`),
    ...old.slice(old.length - end, old.length - end + CONTEXT).map((line) => `  ${line}`),
  ];
}
