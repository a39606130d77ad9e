// The accounts at providers that a user can log in with.
import type { Schemas } from '../../../../generated/identity/contract.ts';
import { Problem } from '../../../base/problem.ts';
import type { LinkedAccountStore } from './linked-account-store.ts';
import type { Provider } from './provider.ts';

export class LinkedAccounts {
  readonly #store: LinkedAccountStore;
  readonly #providers: ReadonlyMap<string, Provider>;
  readonly #passwordsOn: boolean;

  constructor(store: LinkedAccountStore, providers: ReadonlyMap<string, Provider>, passwordsOn: boolean) {
    this.#store = store;
    this.#providers = providers;
    this.#passwordsOn = passwordsOn;
  }

  async list(userId: string): Promise<Schemas['LinkedAccountList']> {
    const providers = [...this.#providers.values()].map(({ settings }) => settings);
    const linked = await this.#store.list(userId);
    return {
      linked_accounts: linked.map(({ id, issuer, name, created_at, last_used_at }) => {
        const provider = providers.find((settings) => settings.issuer === issuer);
        return {
          id,
          provider: provider?.name ?? null,
          label: provider?.label ?? issuer,
          name,
          created_at: new Date(created_at).toISOString(),
          last_used_at: new Date(last_used_at).toISOString(),
        };
      }),
    };
  }

  async delete(id: string, userId: string): Promise<void> {
    const linked = await this.#store.list(userId);
    if (!linked.some((link) => link.id === id)) throw new Problem('linked-account-not-found');
    if (!(await this.#store.delete(id, userId, this.#passwordsOn))) throw new Problem('last-login-method');
  }
}
