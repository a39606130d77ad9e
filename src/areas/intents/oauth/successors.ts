// The refresh tokens of a grant that were replaced in the last seconds. Clients refresh twice at once, or lose a response, so
// a replaced refresh token leads to its successor for a while. The successor is encrypted with the token that it replaced, so
// the database reveals neither, and every node can follow it.
import { seal, unseal } from '../../../base/seal.ts';
import { hashToken } from '../secrets.ts';

interface Successor {
  readonly hash: string;
  readonly sealed: string;
  readonly at: number;
}

const PURPOSE = 'annex oauth refresh token';

export class Successors {
  readonly #recent: readonly Successor[];

  /** `since`: older ones do not count. */
  constructor(stored: string | null, since: number) {
    this.#recent = (JSON.parse(stored ?? '[]') as Successor[]).filter(({ at }) => at > since);
  }

  get isEmpty(): boolean {
    return this.#recent.length === 0;
  }

  /** The newest token that follows `token`, which may be `token` itself. */
  follow(token: string): string {
    const next = this.#recent.find(({ hash }) => hash === hashToken(token));
    return next ? this.follow(unseal(token, PURPOSE, next.sealed)) : token;
  }

  /** As stored. */
  add(token: string, successor: string, at: number): string {
    return JSON.stringify([...this.#recent, { hash: hashToken(token), sealed: seal(token, PURPOSE, successor), at }]);
  }
}
