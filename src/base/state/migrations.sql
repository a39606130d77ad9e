-- The schema of the database, as the migrations that lead to it. An id never changes after a release, and neither do the
-- statements of a migration. Times are epoch milliseconds. A line `-- postgres` precedes statements that only PostgreSQL
-- accepts; both engines accept all others. See migrations.ts.

-- migration 1
-- Tokens and states are stored as hashes; the intent token decrypts `sealed_token`.
create table intents (
  token_hash text primary key,
  created_at bigint not null,
  expires_at bigint not null,
  requested_max_age bigint not null,
  app_name text,
  challenge text,
  address_key text,
  session_id text,
  linked_at bigint,
  denied_at bigint,
  consumer text,
  consumed_at bigint,
  sealed_token text
);
create index intents_expires_at on intents (expires_at);
create index intents_address_key on intents (address_key, expires_at);
create index intents_session_id on intents (session_id);
create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null,
  kind text not null check (kind in ('Application', 'Browser')),
  app_name text,
  intent_hash text,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint
);
create index sessions_expires_at on sessions (expires_at);
create index sessions_ended_at on sessions (ended_at);
create table routes (
  state_hash text primary key,
  node text not null,
  registered_at bigint not null,
  expires_at bigint not null
);
create index routes_expires_at on routes (expires_at);
create index routes_node on routes (node);

-- migration 2
-- Keys are stored as hashes, and passwords as scrypt hashes. The row of a removed user is kept, so that nothing that
-- refers to it can belong to another user; the name can be used again. A user without a hash has no password.
create table users (
  id text primary key,
  name text not null,
  password_hash text,
  created_at bigint not null,
  removed_at bigint
);
create unique index users_name on users (name) where removed_at is null;
create table memberships (
  user_id text not null references users (id),
  owner text not null,
  primary key (user_id, owner)
);
create table api_keys (
  id text primary key,
  key_hash text not null unique,
  owner text not null,
  name text,
  created_at bigint not null,
  last_used_at bigint,
  revoked_at bigint
);
alter table sessions add column last_used_at bigint;
create index sessions_user_id on sessions (user_id);

-- migration 3
-- Network addresses in plain text, shown to users: of the application that created an intent, until the intent ends;
-- and of the client that started a session, for as long as the session is stored.
alter table intents add column address text;
alter table sessions add column address text;

-- migration 4
-- A workspace without a row has not been changed yet. `layout` and `outcome` are JSON. Of code that has run, only the
-- outcome is kept. `taker` is the browser that an eval was sent to.
create table workspaces (
  owner text not null,
  repo text not null,
  revision bigint not null,
  next_id bigint not null,
  layout text not null,
  updated_at bigint not null,
  primary key (owner, repo)
);
create table evals (
  id text primary key,
  owner text not null,
  repo text not null,
  tab_id text not null,
  code text,
  timeout_ms bigint not null,
  state text not null check (state in ('queued', 'taken', 'running', 'done')),
  taker text,
  outcome text,
  created_at bigint not null,
  place bigint not null,
  expires_at bigint not null,
  lease_until bigint
);
create index evals_workspace on evals (owner, repo, state);
create index evals_expires_at on evals (expires_at);

-- migration 5
-- Random keys of the servers, in base64url: the same on every node and after every start.
create table secrets (name text primary key, value text not null);

-- migration 6
-- Times are milliseconds of the database's clock. A route whose `node` is 0 waits for a client with the resume
-- secret. `answer_hash` is set before an answer is sent; only the same answer is sent again. A letter is a request
-- from one node to another; it is deleted when its sender has read the reply or stopped waiting. `browsers` is JSON:
-- the browsers of a node.
alter table routes add column resume_hash text;
alter table routes add column answer_hash text;
create table letters (
  id text primary key,
  sender text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  expires_at bigint not null,
  taken_at bigint,
  reply text
);
create table open_browsers (
  owner text not null,
  repo text not null,
  node text not null,
  browsers text not null,
  primary key (owner, repo, node)
);
create index letters_recipient on letters (recipient);
create index letters_sender on letters (sender);

-- migration 7
-- Logins from addresses that share a row of `login_locks` are handled one at a time.
create table login_attempts (
  id text primary key,
  name_hash text not null,
  address_hash text not null,
  at bigint not null
);
create index login_attempts_name on login_attempts (name_hash, at);
create index login_attempts_address on login_attempts (address_hash, at);
create index login_attempts_at on login_attempts (at);
create table rate_windows (
  key_hash text primary key,
  since bigint not null,
  count bigint not null
);
create table login_locks (id bigint primary key);
insert into login_locks (id) values
  (0), (1), (2), (3), (4), (5), (6), (7), (8), (9), (10), (11), (12), (13), (14), (15), (16), (17),
  (18), (19), (20), (21), (22), (23), (24), (25), (26), (27), (28), (29), (30), (31), (32), (33), (34),
  (35), (36), (37), (38), (39), (40), (41), (42), (43), (44), (45), (46), (47), (48), (49), (50), (51),
  (52), (53), (54), (55), (56), (57), (58), (59), (60), (61), (62), (63);

-- migration 8
-- The system logs of workspaces that are open on several nodes. `at` is a time of the database's clock, `line` is
-- JSON.
create table workspace_lines (
  id text primary key,
  node text not null,
  owner text not null,
  repo text not null,
  at bigint not null,
  line text not null
);
create index workspace_lines_at on workspace_lines (owner, repo, at);

-- migration 9
-- `claim` is incremented each time a route changes its owner, so that the former owner can no longer change the row.
-- `outcome` is the result of a used state. `giver` is the process that sent an eval to its browser. `write_probes` is
-- always empty: a health check inserts a row and deletes it.
alter table routes add column claim bigint;
alter table routes add column outcome text;
alter table evals add column giver text;
create table write_probes (id text primary key, filler text not null);

-- migration 10
-- Letters are short-lived, and their senders expect that one may be lost in a crash. Without the log, they need no
-- disk.
-- postgres
alter table letters set unlogged;

-- migration 11
-- A linked account is identified by issuer and subject. `provider_memberships` are the owners that come from a linked
-- account; `memberships` are those that an administrator added. `used_login_nonces` makes each login work once, until
-- it expires.
create table linked_accounts (
  id text primary key,
  issuer text not null,
  subject text not null,
  user_id text not null references users (id),
  name text,
  created_at bigint not null,
  last_used_at bigint not null,
  unique (issuer, subject)
);
create index linked_accounts_user_id on linked_accounts (user_id);
create table provider_memberships (
  user_id text not null references users (id),
  owner text not null,
  linked_account_id text not null,
  primary key (user_id, owner, linked_account_id)
);
create table used_login_nonces (nonce_hash text primary key, expires_at bigint not null);
create index used_login_nonces_expires_at on used_login_nonces (expires_at);

-- migration 12
-- Scopes are separated by spaces; null grants all. A key without `expires_at` does not expire.
alter table intents add column scopes text;
alter table sessions add column scopes text;
alter table api_keys add column scopes text;
alter table api_keys add column expires_at bigint;

-- migration 13
-- A session with a `resource` is valid only for that server. If `token_expires_at` is set, the token of the session
-- expires earlier than the session and can be refreshed. A grant is the request of an OAuth client: its intent, and
-- later the refresh token. Codes and tokens are stored as hashes. `sealed_token` is the intent's token, encrypted
-- with the user code. A grant without a `redirect_uri` is of the device flow.
alter table sessions add column resource text;
alter table sessions add column token_expires_at bigint;
create table oauth_grants (
  id text primary key,
  intent_hash text not null unique,
  client_id text not null,
  redirect_uri text,
  state text,
  code_challenge text,
  scope text,
  resource text not null,
  code_hash text not null unique,
  user_code_hash text,
  sealed_token text,
  used_at bigint,
  refresh_hash text,
  expires_at bigint not null
);
create index oauth_grants_user_code_hash on oauth_grants (user_code_hash);
create index oauth_grants_expires_at on oauth_grants (expires_at);

-- migration 14
create table login_events (
  id text primary key,
  user_id text not null references users (id),
  at bigint not null,
  outcome text not null,
  method text not null,
  provider text,
  browser text,
  address text
);
create index login_events_user on login_events (user_id, outcome, at);
create index login_events_at on login_events (at);
create index api_keys_owner on api_keys (owner);

-- migration 15
-- `successors` is JSON, of recent refresh tokens (see oauth/tokens.ts). `client_hash` is set with the first token.
alter table oauth_grants add column successors text;
alter table oauth_grants add column client_hash text;
create index oauth_grants_client_hash on oauth_grants (client_hash);

-- migration 16
-- `audit_events` replaces `login_events`; a `user_id` of '' is nobody. The id of a passkey is that of its credential.
-- Codes are stored as hashes; one with `expires_at` belongs to a one-time link.
create table audit_events (id text primary key, at bigint not null, action text not null, outcome text not null,
  user_id text not null, who text, method text, detail text, browser text, address text, request_id text);
create index audit_events_user on audit_events (user_id, outcome, at);
create index audit_events_at on audit_events (at);
insert into audit_events (id, at, action, outcome, user_id, who, method, detail, browser, address)
  select e.id, e.at, case e.method when 'password-change' then 'password-changed' else 'login' end, e.outcome,
    e.user_id, u.name, case e.method when 'password-change' then null else e.method end, e.provider, e.browser,
    e.address from login_events e join users u on u.id = e.user_id;
create table passkeys (id text primary key, user_id text not null references users (id), public_key text not null,
  counter bigint not null, name text not null, created_at bigint not null, last_used_at bigint);
create index passkeys_user on passkeys (user_id);
create table recovery_codes (code_hash text primary key, user_id text not null references users (id),
  expires_at bigint);
create index recovery_codes_user on recovery_codes (user_id);

-- migration 17
-- Requests to the person. `content` is JSON; `answer` is sealed.
create table user_requests (id text primary key, workspace text not null, agent_id text not null,
  content text not null, status text not null, answer text, answered_by text, expires_at bigint not null);
create index user_requests_workspace on user_requests (workspace, expires_at);
create index user_requests_expires_at on user_requests (expires_at);

-- migration 18
-- What people have granted to panels of packages (`decision`), and what these panels keep; all of it is JSON.
create table panel_grants (owner text not null, panel_type text not null, decision text not null,
  primary key (owner, panel_type));
create table panel_contents (owner text not null, repo text not null, tab_id text not null,
  version bigint not null, updated_at bigint not null, data text, storage text, context text, input text,
  result text, primary key (owner, repo, tab_id));

-- migration 19
-- Owners whose users need a passkey. A browser session with a `resource` may use only that path.
create table passkey_owners (owner text primary key);

-- migration 20
-- When backups were made, for annex doctor.
create table backups (at bigint primary key);

-- migration 21
-- The user that a key names; null if it names none.
alter table api_keys add column user_id text;

-- migration 22
-- Requests to the person, whose `content` and `answer` are sealed; `user_requests` was used before. `followed_until`: the program
-- follows it by a stream. `visible_pages`: who looked at a workspace or the inbox, and when.
create table person_requests (id text primary key, owner text not null, repo text not null, agent_id text not null,
  session text, user_id text, content text not null, status text not null, answer text, grant_number bigint,
  answered_by text, asked_at bigint not null, expires_at bigint not null, ended_at bigint, followed_until bigint,
  rung_at bigint);
create index person_requests_owner on person_requests (owner, repo, expires_at);
create index person_requests_agent on person_requests (agent_id, expires_at);
create index person_requests_expires_at on person_requests (expires_at);
create table agent_sessions (id text primary key, owner text not null, repo text not null, agent_id text not null,
  user_id text, content text not null, state text not null, since bigint not null, last_at bigint not null,
  alive_until bigint);
create index agent_sessions_owner on agent_sessions (owner, last_at);
create table visible_pages (place text not null, user_id text not null, seen_at bigint not null,
  primary key (place, user_id));

-- migration 23
-- Where users are notified, and each message of a target. `destination` and `message` are sealed JSON. A message is deleted
-- once it needs no further attempt. `claim` names an attempt. `quiet` is JSON.
create table notify_targets (id text primary key, user_id text not null, name text not null, kind text not null,
  host text not null, destination text not null, include_command bigint not null, created_at bigint not null,
  next_at bigint not null, claim text);
create index notify_targets_user on notify_targets (user_id);
create table notify_settings (user_id text primary key, muted bigint not null, quiet text, when_done bigint not null);
create table notify_deliveries (target_id text not null, request_id text not null, user_id text not null,
  state text not null, message text, tries bigint not null, claim text, status bigint, reason text, at bigint not null,
  primary key (target_id, request_id));
create index notify_deliveries_user on notify_deliveries (user_id, at);
create index notify_deliveries_state on notify_deliveries (state, at);

-- migration 24
-- What an installation keeps from before its addresses became one: providers know the gateway by its own port.
create table kept_addresses (name text primary key);
insert into kept_addresses (name) select 'gateway' from users limit 1;
