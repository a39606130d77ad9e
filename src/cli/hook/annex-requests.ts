// The few calls of a hook: ask, follow the answer by a stream, end the request, report the agent's state.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createParser } from 'eventsource-parser';
import { exchange } from '../../base/instance.ts';
import type { PersonAnswer } from './agent-input.ts';

export interface AskedRequest extends PersonAnswer {
  readonly id: string;
  /** Whether somebody looks, or can be notified. */
  readonly reachable: boolean;
}

/** How long a lost connection to a stream waits before it is opened again. */
const RECONNECT_MS = 2_000;
const MAX_EVENT_BYTES = 65_536;

const isWaiting = ({ status }: PersonAnswer): boolean => status === 'waiting' || status === 'seen';

export class AnnexRequests {
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;

  /** `workspace`: owner/repo. */
  constructor(baseUrl: string, key: string, workspace: string) {
    this.#base = `${baseUrl.replace(/\/$/, '')}/api/workspaces/editor/${workspace}/current`;
    this.#headers = { 'X-Api-Key': key, 'Content-Type': 'application/json' };
  }

  /** Null if it was refused. */
  async ask(body: object): Promise<AskedRequest | null> {
    const sent = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
    const answer = await exchange(`${this.#base}/requests`, sent);
    return answer.status === 201 ? (JSON.parse(answer.body.toString()) as AskedRequest) : null;
  }

  async end(id: string): Promise<void> {
    await exchange(`${this.#base}/requests/${id}`, { method: 'DELETE', headers: this.#headers });
  }

  async report(session: string, state: object): Promise<void> {
    const url = `${this.#base}/agents/${encodeURIComponent(session)}`;
    await exchange(url, { method: 'PUT', headers: this.#headers, body: JSON.stringify(state) });
  }

  /** Resolves to the answer, or to null when the time is over. A lost connection is opened again. */
  async answerTo(id: string, waitMs: number): Promise<PersonAnswer | null> {
    const signal = AbortSignal.timeout(waitMs);
    while (!signal.aborted) {
      const last = await this.#follow(id, signal).catch(() => null);
      if (last && !isWaiting(last)) return last;
      await new Promise((resolve) => setTimeout(resolve, signal.aborted ? 0 : RECONNECT_MS));
    }
    return null;
  }

  /** Resolves to the last status when the stream ends, at the latest with the answer. */
  #follow(id: string, signal: AbortSignal): Promise<PersonAnswer | null> {
    const url = `${this.#base}/requests/${id}`;
    const open = url.startsWith('https:') ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      let last: PersonAnswer | null = null;
      const headers = { ...this.#headers, Accept: 'text/event-stream' };
      const sent = open(url, { headers, signal, agent: false }, (response) => {
        if (response.statusCode !== 200) return void response.destroy(new Error(`HTTP ${response.statusCode}`));
        const parser = createParser({
          maxBufferSize: MAX_EVENT_BYTES,
          onError: (error) => response.destroy(error),
          onEvent: ({ data }) => {
            last = JSON.parse(data) as PersonAnswer;
            if (!isWaiting(last)) response.destroy();
          },
        });
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          try {
            parser.feed(text);
          } catch (error) {
            response.destroy(error as Error);
          }
        });
        response.on('error', reject).on('close', () => resolve(last));
      });
      sent.on('error', reject).end();
    });
  }
}
