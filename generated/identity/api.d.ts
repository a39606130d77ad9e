export interface paths {
    "/auth/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications with access
         * @description Lists the applications that have an active session of the user, the one that was used last first. All sessions of a
         *     client are one entry. Applications that are not OAuth clients have no host; those of the same name are one entry.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application's id, as returned by `listApplications`.
                 * @example 0Lq2h3VtqfN1mX9cYw7sRkPZb5uTeJ8gDoA4iWvCxEM
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke the access of an application
         * @description Ends all sessions of the application for the user. Its tokens stop working with the next request.
         */
        delete: operations["deleteApplication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to your account
         * @description Lists logins, refused attempts, approvals, tokens, and changes of passwords, passkeys, keys and the user, newest first:
         *     at most 500, for 90 days (setting `identity.auditLog`). What succeeded and what was refused is counted separately, so
         *     that refused attempts cannot push out a login. Secrets are never part of it. Attempts that got 429 are not listed.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys of your owners
         * @description Lists the active keys of all owners that the user belongs to, including keys that others have created: at most
         *     1,000, newest first. The keys themselves are stored as hashes and cannot be shown.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key for one of the user's owners. The response is the only one that contains the key. The key belongs to
         *     the owner: it keeps working when the user is removed or leaves the owner. A `personal` key names the user instead: it
         *     acts as a program of this user, and is revoked when the user is removed or leaves the owner.
         *
         *     An owner can have 100 keys (setting `identity.maxKeysPerOwner`), counting those that were revoked in the last 24
         *     hours. Keys created with `annex keys create` count towards it, but can exceed it.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's id, as returned by `listKeys`. It is not the key itself.
                 * @example 1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes a key of one of the user's owners, whoever created it. The key stops working with the next request. This
         *     cannot be undone.
         */
        delete: operations["deleteKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/linked-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your linked accounts
         * @description Lists the accounts at providers that the user can log in with, oldest first.
         */
        get: operations["listLinkedAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/linked-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The linked account's id, as returned by `listLinkedAccounts`.
                 * @example 9a3c7f10-3b1e-4a53-8f0b-6c0d7a6b9e21
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink an account
         * @description The account at the provider can no longer be used to log in, and the user loses the owners that came from its
         *     groups. Current sessions continue. The last way to log in cannot be removed.
         */
        delete: operations["deleteLinkedAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a password
         * @description Called by the login page. The response sets the session cookie; there is no token to store. An unknown name and
         *     a wrong password get the same response in the same time.
         *
         *     After several wrong passwords for one name or from one address, the response is 429 for a while, even for the
         *     correct password. A browser that has logged in with that name before is recognized by its `__Host-annex_device`
         *     cookie and counted separately, so that other people's attempts cannot lock it out. If it logged in with a
         *     `proof`, both are needed to recognize it.
         *
         *     If an owner of the user requires a passkey and the user has one, the response is 403. A user who has none gets a
         *     session that can only list and add passkeys. It becomes a full session when a passkey is added.
         */
        post: operations["createLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the browser's session and deletes its cookie. Sessions of applications that the user approved stay active;
         *     end them on the account page.
         */
        post: operations["endLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current login
         * @description Used by the platform's own pages to show the user's name and the available workspaces.
         */
        get: operations["getLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your passkeys
         * @description Lists the passkeys of the user, oldest first, and how many recovery codes are left.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Called by the account page with what the browser returned for the options of `startPasskey`. The authenticator must
         *     have verified the user. Only the attestation format `none` is accepted.
         *
         *     With the first passkey, the user gets ten recovery codes. They are shown once. A user can have 50 passkeys.
         */
        post: operations["createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey's id, as returned by `listPasskeys`.
                 * @example q83vEjRWeJq83vEjRWeJqw
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description The passkey can no longer be used to log in. Current sessions continue. The last way to log in cannot be removed.
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a passkey
         * @description Called by the login page with what the browser returned. The authenticator must have verified the user, by a PIN or
         *     a fingerprint for example; a passkey is therefore enough, and no password is asked for.
         *
         *     A passkey whose signature counter has not grown may have been copied. It is refused. Refused passkeys are limited as
         *     wrong passwords are in `createLogin`, and counted apart from them.
         */
        post: operations["createPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/login/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a login with a passkey
         * @description Called by the login page. Returns what the browser needs for `navigator.credentials.get`. No name is needed: the
         *     browser offers the passkeys that it has for this platform.
         *
         *     The challenge is bound to the `proof`, works once and is valid for 10 minutes (setting `identity.providerLoginMs`).
         *     Nothing is stored.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to add a passkey
         * @description Called by the account page. Returns what the browser needs for `navigator.credentials.create`. The challenge is bound
         *     to the session and valid for 10 minutes (setting `identity.providerLoginMs`).
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your password
         * @description Requires the current password. The user's other browser sessions end. The current session, applications and API
         *     keys keep their access.
         *
         *     Wrong passwords are limited as in `createLogin`, but counted for the user: after several of them, from whatever
         *     address, the response is 429 for a while, even for the correct password.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/providers/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider's name in the setting `loginProviders`.
                 * @example acme
                 */
                provider: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a login with a provider
         * @description Called by the page that the provider redirects to. The platform exchanges the code, verifies the ID token with its
         *     signature, and logs the browser in. A user is identified by the provider's issuer and `sub`, never by an email
         *     address or a name. The first login creates a user if sign-up is on for the provider.
         *
         *     Owners that come from the user's groups are computed again at each login. If the user loses one, all of the user's
         *     other sessions end.
         *
         *     A state works once, only for the provider it was created for, and only with the proof it was created with.
         */
        post: operations["createProviderLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/providers/{provider}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider's name in the setting `loginProviders`.
                 * @example acme
                 */
                provider: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to link an account of a provider
         * @description Called by the account page. Works like `startProviderLogin`, but `createProviderLogin` then links the account at
         *     the provider to the user who is logged in. It must be called in the same session.
         */
        post: operations["startProviderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/providers/{provider}/login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider's name in the setting `loginProviders`.
                 * @example acme
                 */
                provider: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a login with a provider
         * @description Called by the login page. Returns the address of an OpenID Connect provider, where the user logs in. The provider
         *     then sends the browser to `/login/{provider}/callback`, whose script calls `createProviderLogin`.
         *
         *     The login is bound to the `proof` and valid for 10 minutes (setting `identity.providerLoginMs`). Nothing is stored.
         */
        post: operations["startProviderLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create new recovery codes
         * @description Creates ten recovery codes. Earlier ones stop working. Each code logs the user in once, when a passkey or password is
         *     lost. Only hashes are stored.
         */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery-codes/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a recovery code
         * @description Logs in with a recovery code, or with the code of a link that `annex users reset` has printed. A code works once. With
         *     `new_password`, the password is replaced, and the user's other browser sessions end.
         *
         *     Wrong codes are limited as wrong passwords in `createLogin`.
         */
        post: operations["createRecoveryLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Lists all active sessions of the user, browsers and applications, newest first. For an application, the list
         *     shows the name it gave itself and the address it called from. The name is not verified. For a browser, it shows
         *     the browser and its system.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End your other sessions
         * @description Ends all sessions of the user except the current one, or only those of one kind. Their tokens and cookies stop
         *     working with the next request.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id, as returned by `listSessions`.
                 * @example 5f0f3c52-8f0e-4f57-9d5c-0f6c8a2f1b34
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions
         * @description Ends a session of the same user, of either kind. Its token or cookie stops working with the next request. To end
         *     the current session, log out instead. This operation can end it too, but does not delete the cookie.
         */
        delete: operations["endOtherSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An application as shown on the account page. */
        Application: {
            /**
             * Format: date-time
             * @description When the first of its sessions started; ISO 8601, UTC.
             */
            created_at: string;
            /** @description The host that got the access, or the scheme of a program such as `vscode:`. Null in the device flow and for applications that are not OAuth clients. */
            host: string | null;
            /** @description Identifies the application. It is not a secret and grants no access. */
            id: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute; null if it has not been used yet. ISO 8601, UTC.
             */
            last_used_at: string | null;
            /** @description The name that it gave itself, which is not verified. Null if it has none. */
            name: string | null;
            /** @description The servers that accept its tokens. Empty for all servers of the platform. */
            resources: string[];
            /** @description What it may do. Absent if it has all scopes. */
            scopes?: components["schemas"]["Scopes"];
            /** @description How many sessions it has. */
            sessions: number;
        };
        /** @description Applications with access. */
        ApplicationList: {
            /** @description The applications, the one that was used last first. */
            applications: components["schemas"]["Application"][];
        };
        /** @description Something that happened to an account. */
        AuditEvent: {
            /** @description What was done, for example `login`, `password-changed`, `passkey-added`, `key-created`, `application-approved` or `token-issued`. Later versions may add more. */
            action: string;
            /** @description The network address. Null if unknown. */
            address: string | null;
            /**
             * Format: date-time
             * @description When it happened; ISO 8601, UTC.
             */
            at: string;
            /** @description The browser and its system, for example `Firefox on Windows`. Null if unknown. */
            browser: string | null;
            /** @description The name of the provider, application, key, passkey or owner. Null if there is none. */
            detail: string | null;
            /** @description Identifies the event. It is not a secret and grants no access. */
            id: string;
            /** @description How the user logged in: `password`, `passkey`, `provider` or `recovery-code`. Null for other actions. */
            method: string | null;
            /**
             * @description Whether it succeeded.
             * @enum {string}
             */
            outcome: "succeeded" | "refused";
            /** @description The id of the request, which finds it in the log of the server. Null for commands. */
            request_id: string | null;
            /** @description The user's name, or `operator` with the name of the account on the server that ran the command, and for whom. Null if unknown. */
            who: string | null;
        };
        /** @description What happened to an account. */
        AuditEventList: {
            /** @description The events, newest first. */
            events: components["schemas"]["AuditEvent"][];
        };
        /** @description Results of extensions. They are not used. */
        ClientExtensionResults: {
            [key: string]: unknown;
        };
        /** @description The new key. */
        CreatedKey: {
            /**
             * Format: date-time
             * @description When it was created; ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it expires; null if it does not expire. ISO 8601, UTC.
             */
            expires_at: string | null;
            /** @description Identifies the key. It is not a secret and grants no access. */
            id: string;
            /** @description The key, sent as `X-Api-Key` or `Authorization: Bearer`: `ak_` followed by 32 random bytes in base64url. Only its hash is stored. */
            key: string;
            /** @description Its name. Null if it has none. */
            name: string | null;
            /** @description The owner whose workspaces and pastes the key opens. */
            owner: string;
            /** @description What it may do. Absent if it has all scopes. */
            scopes?: components["schemas"]["Scopes"];
            /** @description The name of the user that it names. Null if it acts for its owner alone. */
            user: string | null;
        };
        /** @description The new passkey. */
        CreatedPasskey: {
            passkey: components["schemas"]["Passkey"];
            recovery_codes?: components["schemas"]["RecoveryCodeList"];
        };
        /** @description What to create. */
        CreateKey: {
            /** @description Lifetime in seconds. Without it, the key does not expire. */
            max_age?: number;
            /** @description A name to recognize the key. */
            name?: string;
            /** @description One of the user's owners, as returned by `getLogin`. */
            owner: string;
            /** @description Whether the key names the user who creates it. It does not by default. */
            personal?: boolean;
            /** @description What the key may do. It has all scopes without them. */
            scopes?: components["schemas"]["Scopes"];
        };
        /** @description A name and a password. */
        CreateLogin: {
            /** @description The user's login name. */
            name: string;
            /** @description The user's password. It is only compared, never stored, logged or returned. */
            password: string;
            proof?: components["schemas"]["Proof"];
        };
        /** @description A new passkey. */
        CreatePasskey: {
            /** @description A name to recognize it. By default the browser and its system, for example `Firefox on Windows`. */
            name?: string;
            response: components["schemas"]["PasskeyAttestation"];
        };
        /** @description A signed challenge. */
        CreatePasskeyLogin: {
            proof: components["schemas"]["Proof"];
            response: components["schemas"]["PasskeyAssertion"];
        };
        /** @description The parameters of the provider's redirect, and the proof. */
        CreateProviderLogin: {
            /** @description The authorization code. */
            code: string;
            /** @description The issuer (RFC 9207), if the provider sent it. */
            iss?: string;
            proof: components["schemas"]["Proof"];
            /** @description The state, unchanged. */
            state: string;
        };
        /** @description A name and a code. */
        CreateRecoveryLogin: {
            /** @description A recovery code, in any case and with or without dashes, or the code of a link. */
            code: string;
            /** @description The user's login name. */
            name: string;
            /** @description Replaces the password. */
            new_password?: string;
            proof?: components["schemas"]["Proof"];
        };
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /** @description An API key as shown on the account page. */
        KeyEntry: {
            /**
             * Format: date-time
             * @description When the key was created; ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the key expires or has expired; null if it does not expire. ISO 8601, UTC.
             */
            expires_at: string | null;
            /** @description Identifies the key. It is not a secret and grants no access. */
            id: string;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute; null if it has not been used yet. ISO 8601, UTC.
             */
            last_used_at: string | null;
            /** @description A name to recognize the key. Null if it has none. */
            name: string | null;
            /** @description The owner whose workspaces and pastes the key opens. */
            owner: string;
            /** @description What the key may do. Absent if it has all scopes. */
            scopes?: components["schemas"]["Scopes"];
            /** @description The name of the user that the key names. Null if it acts for its owner alone. */
            user: string | null;
        };
        /** @description API keys. */
        KeyList: {
            /** @description The keys, newest first. */
            keys: components["schemas"]["KeyEntry"][];
        };
        /** @description An account at a provider that the user can log in with. */
        LinkedAccount: {
            /**
             * Format: date-time
             * @description When the account was linked; ISO 8601, UTC.
             */
            created_at: string;
            /** @description Identifies the link. It is not a secret and grants no access. */
            id: string;
            /** @description The provider's name for people; its issuer if it is no longer in the settings. */
            label: string;
            /**
             * Format: date-time
             * @description When it was last used to log in; ISO 8601, UTC.
             */
            last_used_at: string;
            /** @description The email address or user name at the last login, for display only. Null if the provider sent none. */
            name: string | null;
            /** @description The provider's name in the settings; null if it is no longer there. */
            provider: string | null;
        };
        /** @description The user's linked accounts. */
        LinkedAccountList: {
            /** @description The linked accounts, oldest first. */
            linked_accounts: components["schemas"]["LinkedAccount"][];
        };
        /** @description The logged-in user, and when the login expires. */
        Login: {
            /**
             * Format: date-time
             * @description When the user logged in; ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the login expires; ISO 8601, UTC.
             */
            expires_at: string;
            user: components["schemas"]["User"];
        };
        /**
         * Format: uri-reference
         * @description The URL of the next page, relative to the URL of this request. Null on the last page.
         */
        Next: string | null;
        /** @description A passkey as shown on the account page. */
        Passkey: {
            /**
             * Format: date-time
             * @description When it was added; ISO 8601, UTC.
             */
            created_at: string;
            id: components["schemas"]["PasskeyId"];
            /**
             * Format: date-time
             * @description When it was last used to log in; null if it has not been used yet. ISO 8601, UTC.
             */
            last_used_at: string | null;
            /** @description A name to recognize it. */
            name: string;
        };
        /** @description What `navigator.credentials.get` returned, in the JSON form of WebAuthn Level 3. Bytes are base64url. */
        PasskeyAssertion: {
            clientExtensionResults: components["schemas"]["ClientExtensionResults"];
            id: components["schemas"]["PasskeyId"];
            rawId: components["schemas"]["PasskeyId"];
            /** @description The signed data. */
            response: {
                /** @description Flags and the signature counter, as signed. */
                authenticatorData: string;
                /** @description The challenge, the origin and the type, as signed. */
                clientDataJSON: string;
                /** @description The signature. */
                signature: string;
                /** @description The user that the authenticator has stored. */
                userHandle?: string;
            };
            type: components["schemas"]["PasskeyType"];
        };
        /** @description What `navigator.credentials.create` returned, in the JSON form of WebAuthn Level 3. Bytes are base64url. */
        PasskeyAttestation: {
            clientExtensionResults: components["schemas"]["ClientExtensionResults"];
            id: components["schemas"]["PasskeyId"];
            rawId: components["schemas"]["PasskeyId"];
            /** @description The new public key. */
            response: {
                /** @description The public key and the flags of the authenticator. */
                attestationObject: string;
                /** @description The challenge, the origin and the type. */
                clientDataJSON: string;
            };
            type: components["schemas"]["PasskeyType"];
        };
        /** @description Identifies the passkey. It is not a secret and grants no access. */
        PasskeyId: string;
        /** @description The user's passkeys. */
        PasskeyList: {
            /** @description The passkeys, oldest first. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description How many recovery codes have not been used. */
            recovery_codes_left: number;
            /** @description Whether the user has to add a passkey, because an owner requires it. Until then, this session can do nothing else. */
            required: boolean;
        };
        /** @description Options of WebAuthn. */
        PasskeyOptions: {
            /** @description The options in the JSON form of WebAuthn Level 3, for `PublicKeyCredential.parseRequestOptionsFromJSON` or `parseCreationOptionsFromJSON`. */
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * @description The type of the credential.
         * @enum {string}
         */
        PasskeyType: "public-key";
        /** @description Problem details (RFC 9457). Programs should switch on the last segment of `type`, which is the name of the problem. `title` is the same for every occurrence; `detail` describes this one. Neither ever contains a token, a code or a key. The header `X-Request-Id` of the response finds the request in the log: it is the trace id of a request with `traceparent` (W3C Trace Context), else an id made by the server. */
        Problem: {
            /** @description Explanation of this occurrence. */
            detail?: string;
            /** @description The invalid values in the request; at most 32. */
            errors?: components["schemas"]["InvalidPlace"][];
            /** @description The HTTP status code, repeated for readers that only see the body. */
            status: number;
            /** @description Short summary of the problem. It is the same for every occurrence. */
            title: string;
            /**
             * Format: uri-reference
             * @description URL of a page that explains the problem and how to solve it. It is absolute, and its last segment is the name of the problem. Compare that segment only, because the rest depends on where the platform is hosted.
             */
            type: string;
        };
        /** @description 32 random bytes in base64url. The session then requires them in the `Annex-Proof` header in addition to its cookie. Keep one proof per browser, where only your own origin can read it, and send it with every login. */
        Proof: string;
        /** @description How the page continues. */
        ProviderLoginCreated: {
            /**
             * Format: uri
             * @description The provider's logout page, if the setting `logout` is on for the provider and it has one. Open it after `endLogin` to log out at the provider, too. The provider sends the browser back to the login page.
             */
            logout_url: string | null;
            /** @description The path to open. It is always a path of this platform. */
            next: string;
        };
        /** @description Where the user logs in. */
        ProviderLoginStarted: {
            /**
             * Format: uri
             * @description The provider's authorization endpoint with all parameters.
             */
            authorization_url: string;
        };
        /** @description Ten recovery codes of 80 random bits. Absent if the user has some already. */
        RecoveryCodeList: string[];
        /** @description New recovery codes. */
        RecoveryCodes: {
            recovery_codes: components["schemas"]["RecoveryCodeList"];
        };
        /**
         * @description A part of what a session or an API key may do.
         * @enum {string}
         */
        Scope: "workspace:read" | "workspace:control" | "packages:read" | "paste:read" | "paste:write" | "account";
        /** @description Scopes of a session. Without them, it has all scopes. */
        Scopes: components["schemas"]["Scope"][];
        /** @description A session as shown on the account page. */
        SessionEntry: {
            /** @description The network address the session started from; for an application, the address that created the intent. Null if unknown. */
            address: string | null;
            /** @description The name the application gave itself, or the browser and its system, for example `Firefox on Windows`. Null if unknown. */
            app_name: string | null;
            /**
             * Format: date-time
             * @description When the session started; ISO 8601, UTC.
             */
            created_at: string;
            /** @description Whether this is the session that made the request. */
            current: boolean;
            /**
             * Format: date-time
             * @description When the session expires; ISO 8601, UTC.
             */
            expires_at: string;
            /** @description Identifies the session. It is not a secret and grants no access. */
            id: string;
            /**
             * @description `Browser` for a login, `Application` for a session created through an intent.
             * @enum {string}
             */
            kind: "Browser" | "Application";
            /**
             * Format: date-time
             * @description When the session was last used, to the minute; null if it has not been used yet. ISO 8601, UTC.
             */
            last_used_at: string | null;
            /** @description What the application may do. Absent if the session has all scopes. */
            scopes?: components["schemas"]["Scopes"];
        };
        /** @description The user's sessions. */
        SessionList: {
            next: components["schemas"]["Next"];
            /** @description The sessions, newest first. */
            sessions: components["schemas"]["SessionEntry"][];
        };
        /** @description What the challenge is bound to. */
        StartPasskeyLogin: {
            proof: components["schemas"]["Proof"];
        };
        /** @description What a login with a provider is bound to. */
        StartProviderLogin: {
            /**
             * @description The path to open after the login. Anything but a path of this platform counts as `/`.
             * @default /
             */
            next?: string;
            proof: components["schemas"]["Proof"];
        };
        /** @description Two passwords. They are only compared and hashed, never stored, logged or returned. */
        UpdatePassword: {
            /** @description The current password. */
            current_password: string;
            /** @description The new password. */
            new_password: string;
        };
        /** @description A user, and the owners whose workspaces the user can access. */
        User: {
            /** @description The user's login name. */
            name: string;
            /** @description The owners that the user belongs to. */
            owners: string[];
        };
    };
    responses: {
        /** @description The body is larger than this operation allows. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request came from a page on another origin. */
        CrossSiteRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Internal error. It has been logged; the response contains no details about it. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The response is not available in any media type listed in `Accept`. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is missing, invalid, expired or revoked. */
        Unauthorized: {
            headers: {
                /**
                 * @description How to authenticate.
                 * @example Bearer realm="annex"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is stopping, overloaded or unable to reach its database. Try again later. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait before retrying.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation does not support the media type, charset or content coding of the body. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Position at which to continue, taken from the query of `next`. Treat it as opaque.
         * @example 1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90
         */
        Cursor: string;
        /**
         * @description Left by an earlier login in this browser. It is not a credential: the password is still required. No value prevents a login.
         * @example V2hpY2hicm93c2VyaXNpdA.q0cBt5yZbB4k2rG1hPzJmVnTjL8uXwEoSdFiAaRy7Nk
         */
        DeviceCookie: string;
        /**
         * @description Set by the browser; must be the platform's own origin. Programs other than browsers can omit it.
         * @example http://127.0.0.1:8790
         */
        Origin: string;
        /**
         * @description Set by the browser; must be `same-origin` if present.
         * @example same-origin
         */
        SecFetchSite: string;
        /**
         * @description The browser's previous session, if any. A login with the same `proof` ends it. It is not a credential here, and no value prevents a login.
         * @example Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM
         */
        SessionCookie: string;
        /**
         * @description Used to label the session and the login event, for example `Firefox on Windows`. Only that label is stored.
         * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
         */
        UserAgent: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application's id, as returned by `listApplications`.
                 * @example 0Lq2h3VtqfN1mX9cYw7sRkPZb5uTeJ8gDoA4iWvCxEM
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            /** @description The application has no access. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The key's owner, name and limits. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKey"];
            };
        };
        responses: {
            /** @description The key. Save it now; it will not be shown again. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request came from a page on another origin, or the user does not belong to the owner. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The owner has too many keys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key's id, as returned by `listKeys`. It is not the key itself.
                 * @example 1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            /** @description The user's owners have no such key, or it is already revoked. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLinkedAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linked accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccountList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLinkedAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The linked account's id, as returned by `listLinkedAccounts`.
                 * @example 9a3c7f10-3b1e-4a53-8f0b-6c0d7a6b9e21
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            /** @description The user has no such linked account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is the user's only way to log in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by the browser; must be the platform's own origin. Programs other than browsers can omit it.
                 * @example http://127.0.0.1:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description Set by the browser; must be `same-origin` if present.
                 * @example same-origin
                 */
                "Sec-Fetch-Site"?: components["parameters"]["SecFetchSite"];
                /**
                 * @description Used to label the session and the login event, for example `Firefox on Windows`. Only that label is stored.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                "User-Agent"?: components["parameters"]["UserAgent"];
            };
            path?: never;
            cookie?: {
                /**
                 * @description Left by an earlier login in this browser. It is not a credential: the password is still required. No value prevents a login.
                 * @example V2hpY2hicm93c2VyaXNpdA.q0cBt5yZbB4k2rG1hPzJmVnTjL8uXwEoSdFiAaRy7Nk
                 */
                "__Host-annex_device"?: components["parameters"]["DeviceCookie"];
                /**
                 * @description The browser's previous session, if any. A login with the same `proof` ends it. It is not a credential here, and no value prevents a login.
                 * @example Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM
                 */
                "__Host-annex_session"?: components["parameters"]["SessionCookie"];
            };
        };
        /** @description The user's credentials. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLogin"];
            };
        };
        responses: {
            /** @description Logged in. */
            204: {
                headers: {
                    /**
                     * @description Sets two cookies, both `HttpOnly`, `Secure` and `SameSite=Lax`, and limited to this host by their prefix. One is the session cookie, which expires with the session. The other, `__Host-annex_device`, identifies this browser at its next login. It survives a logout and does not reveal a user name.
                     * @example __Host-annex_session=Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user does not exist, or the password is wrong. */
            401: {
                headers: {
                    /**
                     * @description How to authenticate.
                     * @example Cookie realm="annex"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request came from a page on another origin, the login would be sent over plain http, or passwords are turned off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong passwords from this address, for this name or for several names. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    /**
                     * @description Deletes the cookie.
                     * @example __Host-annex_session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logged-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used to label the session and the login event, for example `Firefox on Windows`. Only that label is stored.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                "User-Agent"?: components["parameters"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The browser's response, and a name. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePasskey"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPasskey"];
                };
            };
            /** @description The body is invalid, or the challenge has expired, was used before or belongs to another session. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request came from a page on another origin, the response is not valid, the passkey is already in use, the user has 50, or the address is an IP address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey's id, as returned by `listPasskeys`.
                 * @example q83vEjRWeJq83vEjRWeJqw
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            /** @description The user has no such passkey. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is the user's only way to log in. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by the browser; must be the platform's own origin. Programs other than browsers can omit it.
                 * @example http://127.0.0.1:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description Set by the browser; must be `same-origin` if present.
                 * @example same-origin
                 */
                "Sec-Fetch-Site"?: components["parameters"]["SecFetchSite"];
                /**
                 * @description Used to label the session and the login event, for example `Firefox on Windows`. Only that label is stored.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                "User-Agent"?: components["parameters"]["UserAgent"];
            };
            path?: never;
            cookie?: {
                /**
                 * @description Left by an earlier login in this browser. It is not a credential: the password is still required. No value prevents a login.
                 * @example V2hpY2hicm93c2VyaXNpdA.q0cBt5yZbB4k2rG1hPzJmVnTjL8uXwEoSdFiAaRy7Nk
                 */
                "__Host-annex_device"?: components["parameters"]["DeviceCookie"];
                /**
                 * @description The browser's previous session, if any. A login with the same `proof` ends it. It is not a credential here, and no value prevents a login.
                 * @example Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM
                 */
                "__Host-annex_session"?: components["parameters"]["SessionCookie"];
            };
        };
        /** @description The browser's response and its proof. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePasskeyLogin"];
            };
        };
        responses: {
            /** @description Logged in. */
            204: {
                headers: {
                    /**
                     * @description The same two cookies as after `createLogin`.
                     * @example __Host-annex_session=Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is invalid, or the challenge has expired, was used before or belongs to another browser. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The passkey is not known here, or its response is not valid. */
            401: {
                headers: {
                    /**
                     * @description How to authenticate.
                     * @example Cookie realm="annex"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request came from a page on another origin, the login would be sent over plain http, or the address is an IP address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many refused passkeys from this address, for this user or for several users. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by the browser; must be the platform's own origin. Programs other than browsers can omit it.
                 * @example http://127.0.0.1:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description Set by the browser; must be `same-origin` if present.
                 * @example same-origin
                 */
                "Sec-Fetch-Site"?: components["parameters"]["SecFetchSite"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The browser's proof. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPasskeyLogin"];
            };
        };
        responses: {
            /** @description Pass `options` to the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request came from a page on another origin, the login would be sent over plain http, or the address is an IP address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pass `options` to the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request came from a page on another origin, or the address is an IP address. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Used to label the session and the login event, for example `Firefox on Windows`. Only that label is stored.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                "User-Agent"?: components["parameters"]["UserAgent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The current and the new password. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePassword"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is invalid, for example because the new password is too short. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request came from a page on another origin, the current password is wrong, or passwords are turned off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user logs in with providers only. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong passwords. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProviderLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by the browser; must be the platform's own origin. Programs other than browsers can omit it.
                 * @example http://127.0.0.1:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description Set by the browser; must be `same-origin` if present.
                 * @example same-origin
                 */
                "Sec-Fetch-Site"?: components["parameters"]["SecFetchSite"];
                /**
                 * @description Used to label the session and the login event, for example `Firefox on Windows`. Only that label is stored.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                "User-Agent"?: components["parameters"]["UserAgent"];
            };
            path: {
                /**
                 * @description The provider's name in the setting `loginProviders`.
                 * @example acme
                 */
                provider: string;
            };
            cookie?: {
                /**
                 * @description Left by an earlier login in this browser. It is not a credential: the password is still required. No value prevents a login.
                 * @example V2hpY2hicm93c2VyaXNpdA.q0cBt5yZbB4k2rG1hPzJmVnTjL8uXwEoSdFiAaRy7Nk
                 */
                "__Host-annex_device"?: components["parameters"]["DeviceCookie"];
                /**
                 * @description The browser's previous session, if any. A login with the same `proof` ends it. It is not a credential here, and no value prevents a login.
                 * @example Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM
                 */
                "__Host-annex_session"?: components["parameters"]["SessionCookie"];
            };
        };
        /** @description What the provider sent, and the browser's proof. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProviderLogin"];
            };
        };
        responses: {
            /** @description Logged in, or linked. */
            200: {
                headers: {
                    /**
                     * @description The same two cookies as after `createLogin`. Absent if an account was linked.
                     * @example __Host-annex_session=Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderLoginCreated"];
                };
            };
            /** @description The body is invalid, or the login has expired, was used before or belongs to another browser. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The provider refused the code, or its response is not valid. */
            401: {
                headers: {
                    /**
                     * @description How to authenticate.
                     * @example Cookie realm="annex"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request came from a page on another origin, the login would be sent over plain http, or the provider's user may not log in here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no provider of this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The account at the provider is already linked to another user. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many failed logins with this provider, or from this address. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description The provider cannot be reached, or its metadata is invalid. Other ways to log in still work. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    startProviderLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider's name in the setting `loginProviders`.
                 * @example acme
                 */
                provider: string;
            };
            cookie?: never;
        };
        /** @description The browser's proof, and the page to open afterwards. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartProviderLogin"];
            };
        };
        responses: {
            /** @description Open `authorization_url` in the same browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderLoginStarted"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            /** @description There is no provider of this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            /** @description The provider cannot be reached, or its metadata is invalid. Other ways to log in still work. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    startProviderLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by the browser; must be the platform's own origin. Programs other than browsers can omit it.
                 * @example http://127.0.0.1:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description Set by the browser; must be `same-origin` if present.
                 * @example same-origin
                 */
                "Sec-Fetch-Site"?: components["parameters"]["SecFetchSite"];
            };
            path: {
                /**
                 * @description The provider's name in the setting `loginProviders`.
                 * @example acme
                 */
                provider: string;
            };
            cookie?: never;
        };
        /** @description The browser's proof, and the page to open afterwards. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartProviderLogin"];
            };
        };
        responses: {
            /** @description Open `authorization_url` in the same browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderLoginStarted"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request came from a page on another origin, or the login would be sent over plain http. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no provider of this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            /** @description The provider cannot be reached, or its metadata is invalid. Other ways to log in still work. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. Save them now; they will not be shown again. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecoveryLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by the browser; must be the platform's own origin. Programs other than browsers can omit it.
                 * @example http://127.0.0.1:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description Set by the browser; must be `same-origin` if present.
                 * @example same-origin
                 */
                "Sec-Fetch-Site"?: components["parameters"]["SecFetchSite"];
                /**
                 * @description Used to label the session and the login event, for example `Firefox on Windows`. Only that label is stored.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                "User-Agent"?: components["parameters"]["UserAgent"];
            };
            path?: never;
            cookie?: {
                /**
                 * @description Left by an earlier login in this browser. It is not a credential: the password is still required. No value prevents a login.
                 * @example V2hpY2hicm93c2VyaXNpdA.q0cBt5yZbB4k2rG1hPzJmVnTjL8uXwEoSdFiAaRy7Nk
                 */
                "__Host-annex_device"?: components["parameters"]["DeviceCookie"];
                /**
                 * @description The browser's previous session, if any. A login with the same `proof` ends it. It is not a credential here, and no value prevents a login.
                 * @example Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM
                 */
                "__Host-annex_session"?: components["parameters"]["SessionCookie"];
            };
        };
        /** @description The user's name, the code and the browser's proof. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRecoveryLogin"];
            };
        };
        responses: {
            /** @description Logged in. */
            204: {
                headers: {
                    /**
                     * @description The same two cookies as after `createLogin`.
                     * @example __Host-annex_session=Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user does not exist, or the code is wrong, was used before or has expired. */
            401: {
                headers: {
                    /**
                     * @description How to authenticate.
                     * @example Cookie realm="annex"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request came from a page on another origin, the login would be sent over plain http, or passwords are turned off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong codes from this address, for this name or for several names. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
                     * @example 60
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description Position at which to continue, taken from the query of `next`. Treat it as opaque.
                 * @example 1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of sessions per page.
                 * @example 2
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, including the current one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description The limit is not an integer from 1 to 500, or the cursor is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: {
                /**
                 * @description End only browsers, or only applications.
                 * @example Browser
                 */
                kind?: "Browser" | "Application";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The kind is unknown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id, as returned by `listSessions`.
                 * @example 5f0f3c52-8f0e-4f57-9d5c-0f6c8a2f1b34
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The id is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            /** @description The user has no such session, or it has already ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
