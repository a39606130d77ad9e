import type { Migration } from '../migration.ts';

/**
 * Times are milliseconds of the database's clock. A route whose `node` is 0 waits for a client with the resume secret.
 * `answer_hash` is set before an answer is sent; only the same answer is sent again. A letter is a request from one node to
 * another; it is deleted when its sender has read the reply or stopped waiting. `browsers` is JSON: the browsers of a node.
 */
export const nodes: Migration = {
  id: 6,
  statements: [
    'alter table routes add column resume_hash text',
    'alter table routes add column answer_hash text',
    `create table letters (
      id text primary key,
      sender text not null,
      recipient text not null,
      subject text not null,
      body text not null,
      expires_at bigint not null,
      taken_at bigint,
      reply text
    )`,
    `create table open_browsers (
      owner text not null,
      repo text not null,
      node text not null,
      browsers text not null,
      primary key (owner, repo, node)
    )`,
    'create index letters_recipient on letters (recipient)',
    'create index letters_sender on letters (sender)',
  ],
};
