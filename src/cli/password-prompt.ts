// Reads a password: on a terminal it prompts twice without echo, otherwise it reads the first line of standard input.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandError, UsageError } from './arguments.ts';

const MAX_PIPED_CHARACTERS = 4_096;

export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine(process.stdin);
  const password = await ask('Password: ');
  if ((await ask('Repeat the password: ')) !== password)
    throw new CommandError('the passwords do not match; try again');
  return password;
}

async function readLine(stdin: NodeJS.ReadStream): Promise<string> {
  let text = '';
  stdin.setEncoding('utf8');
  for await (const chunk of stdin) {
    text += chunk;
    if (text.includes('\n') || text.length > MAX_PIPED_CHARACTERS) break;
  }
  const [line = ''] = text.split(/\r?\n/);
  if (line === '') throw new UsageError('no password given; type it at the prompt or pipe it in as one line');
  return line;
}

/** Discards readline's echo. */
function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 });
  process.stderr.write(question);
  return new Promise((resolve, reject) => {
    terminal.once('line', (line) => {
      resolve(line);
      terminal.close();
    });
    terminal.once('close', () => {
      process.stderr.write('\n');
      reject(new CommandError('cancelled; nothing was changed')); // has no effect after a line
    });
  });
}
