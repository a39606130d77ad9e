// The workspace of a platform, loaded with the first call, page or socket that is for it.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WorkspaceChannel } from '../../generated/workspace/messages.ts';
import { Problem } from '../contract/problem.ts';
import type { SocketOptions, SocketServer } from '../contract/server/index.ts';
import { endWithProblem } from '../contract/server/write.ts';
import { later } from './later.ts';
import type { WorkspaceOptions, WorkspaceParts } from './workspace.ts';

/** What its sockets need that is known once the server listens. */
type SocketPlace = Pick<SocketOptions<WorkspaceChannel>, 'server' | 'hosts' | 'addressOf' | 'origins' | 'violations'>;

const ignore = (): void => {};

export class LateWorkspace {
  readonly #options: WorkspaceOptions;
  #place: SocketPlace | null = null;
  #parts: WorkspaceParts | null = null;
  #sockets: SocketServer | null = null;
  #loading: Promise<WorkspaceParts> | null = null;
  #closing = false;

  constructor(options: WorkspaceOptions) {
    this.#options = options;
  }

  /** Refused once the server stops: what came up then would never be closed. */
  readonly load = (): Promise<WorkspaceParts> => {
    if (this.#closing) return Promise.reject(new Problem('unavailable'));
    this.#loading = this.#make();
    return this.#loading;
  };

  readonly #make = later(async (): Promise<WorkspaceParts> => {
    const place = this.#place;
    if (!place) throw new Error('the workspace was asked for before its server listened');
    const [{ createWorkspace }, { serveSocket }] = await Promise.all([
      import('./workspace.ts'),
      import('../contract/server/socket.ts'),
    ]);
    const parts = createWorkspace(this.#options);
    place.server.off('upgrade', this.#wait);
    this.#sockets = serveSocket({ ...parts.socket, ...place, onFault: this.#options.onFault });
    this.#parts = parts;
    return parts;
  });

  /** To be called once the server listens. */
  attach(place: SocketPlace): void {
    this.#place = place;
    place.server.on('upgrade', this.#wait);
  }

  /** Open pages. */
  get browsers(): number {
    return this.#parts?.browsers() ?? 0;
  }

  async sweep(): Promise<void> {
    await this.#parts?.sweep();
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#loading?.catch(ignore); // whoever asked for it has been told
    this.#parts?.stop();
    await this.#sockets?.close();
  }

  /** A socket that comes first waits for the code that answers it. */
  readonly #wait = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', ignore);
    this.load().then(
      () => {
        socket.off('error', ignore);
        const heard = !this.#closing && this.#place?.server.emit('upgrade', request, socket, head);
        if (!heard) endWithProblem(socket, new Problem('unavailable'));
      },
      (error: unknown) => {
        if (!(error instanceof Problem)) this.#options.onFault(error);
        endWithProblem(socket, error instanceof Problem ? error : new Problem('internal-error'));
      },
    );
  };
}
