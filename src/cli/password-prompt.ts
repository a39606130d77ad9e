// Reads a password: on a terminal it prompts twice without echo, otherwise it reads the first line of standard input.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandError, UsageError } from './arguments.ts';

const MAX_PIPED_CHARACTERS = 4_096;

export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine(process.stdin);
  // Discards readline's echo. One interface for both lines, because they may be pasted together.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question);
    const { done, value } = await lines.next();
    process.stderr.write('\n');
    if (done) throw new CommandError('cancelled; nothing was changed');
    return value;
  };
  try {
    const password = await ask('Password: ');
    if ((await ask('Repeat the password: ')) === password) return password;
    throw new CommandError('the passwords do not match; try again');
  } finally {
    terminal.close();
  }
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
