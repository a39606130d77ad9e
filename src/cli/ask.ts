// annex ask and annex open: requests to the person who has the workspace open.
import { hostname } from 'node:os';
import { isThisMachine } from '../base/hosts.ts';
import { type Arguments, CommandError, numberOf, printable, textOf } from './arguments.ts';
import { findServers, openWorkspace } from './clients.ts';

export async function askPerson(args: Arguments): Promise<void> {
  const { control, report } = openWorkspace(args);
  const options = args.lists['option'];
  const tab = textOf(args, 'tab');
  const kind: 'text' | 'step' | 'choice' = args.options['text'] ? 'text' : args.options['step'] ? 'step' : 'choice';
  const body = {
    kind,
    title: args.words.join(' '),
    ...(options ? { options: [...options] } : {}),
    ...(tab === undefined ? {} : { tabId: (await report(control.findTab(tab))).tabId }),
    expires_in: numberOf(args, 'timeout') ?? 600,
  };
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
  const { status, answer } = await report(control.ask(body, { signal: stop.signal })).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
    return { status: 'withdrawn' as const, answer: undefined };
  });
  if (answer !== undefined) {
    console.log(answer);
    if (kind === 'choice' && !options && answer === 'No') process.exitCode = 4; // for `annex ask ... && ...`
  } else if (status === 'withdrawn') process.exitCode = 130;
  else if (status === 'declined' || status === 'expired') {
    console.error(status === 'declined' ? 'annex: the person declined' : 'annex: nobody answered in time');
    process.exitCode = status === 'declined' ? 4 : 5;
  } else if (status !== 'done') throw new CommandError(`the request is ${status}; its answer is no longer available`);
}

export async function openAddress(args: Arguments): Promise<void> {
  const [text = ''] = args.words;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(`cannot open '${printable(text)}' on your computer; only http and https addresses`);
  const { apiKey, workspace } = findServers(args);
  if (!apiKey || !workspace) return console.log(`Open in your browser: ${url.href}`);
  const { control, path, report } = openWorkspace(args);
  const body = { kind: 'open', title: printable(`Open ${url.host}`), url: url.href } as const;
  const port = url.port || (url.protocol === 'https:' ? 443 : 80);
  const forward = `-L ${port}:${url.hostname === '[::1]' ? '[::1]' : '127.0.0.1'}:${port} ${hostname()}`;
  const help = isThisMachine(url.hostname) ? { text: `From another computer, run first: ssh -N ${forward}` } : {};
  const { browsers } = await report(control.client.askUser({ path, body: { ...body, ...help } }));
  if (browsers === 0) console.log(`No browser has the workspace open. Open in your browser: ${url.href}`);
}
