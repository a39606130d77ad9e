import { decided, type Requirement, required } from './entry.ts';

/** G: what holds for the program as a whole. */
export const general = {
  // Introduction
  'G-areas-five': required('the program has packages, gateway, intents, panels and paste, each with a contract'),
  'G-address-base-url': required('every platform URL in a response begins with the configured {base_url}'),
  'G-address-gateway-url': required('HTTP URLs of the gateway begin with the configured {gateway_url}'),
  'G-address-gateway-ws-url': required('the URL of the gateway socket is the configured {gateway_ws_url}'),
  'G-address-auth-url': required('{auth_url} is a separate URL where users authenticate'),
  'G-placeholders': required('placeholders are replaced by values of the stated form; brackets are never sent'),

  // Events
  'G-events-no-webhooks': required('there are no webhooks: events are sent only on streams and sockets'),

  // Errors
  'G-error-body-problem': decided('an HTTP error has a problem-details body (RFC 9457, application/problem+json)'),
  'G-error-unknown-operation': decided('an unknown path returns 404'),
  'G-error-wrong-method': decided('a known path with another method returns 405 and lists the methods in Allow'),
  'G-error-media-type': decided('a body with a media type that the operation does not accept returns 415'),
  'G-error-not-acceptable': decided('an Accept header that the operation cannot satisfy returns 406'),
  'G-error-body-too-large': decided('a body above its size limit returns 413'),
  'G-error-bad-input': decided('invalid JSON and invalid fields return 400 with a pointer to each'),

  // Addresses
  'G-one-port': decided('a browser that reaches one port or one https name can do everything'),
  'G-one-port-gateway': decided('a killed or hung gateway loses no code that it has acknowledged'),
  'G-one-port-proxy-mode': decided(
    'without a wildcard proxy mode is off, and every place says so in the same sentence',
  ),
  'G-one-port-doctor': decided('annex doctor --url tries the public address and says what to change in a proxy'),

  // Limits
  'G-limits-are-settings': decided(
    "a limit that operators change is a setting, and its default is the requirement's number",
  ),

  // At home on the machine
  'G-setup-first-start': decided('the first start prints at most eight lines, and later ones the first of them'),
  'G-setup-data-dir': decided("an installed Annex keeps its data in the user's data directory, a checkout in .annex"),
  'G-setup-former-data': decided(
    'a private .annex of the working directory is used, and the start says how to move it',
  ),
  'G-setup-one-database': decided('commands in another directory use the database of the last start, and create none'),
  'G-setup-found': decided('commands find the running Annex of their user from any directory, without variables'),
  'G-setup-proof': decided('a key that commands find goes only to an instance that has just proved itself'),
  'G-setup-named-address': decided('a key that commands find never goes to an address from a flag or a variable'),
  'G-setup-no-config-file': decided('commands that send something read no annex.config.json of the working directory'),
  'G-setup-private-file': decided('a file of the instance that others can read is refused at each read'),
  'G-setup-small': decided('annex paste --last runs on Node 20 itself, without npm'),
  'G-setup-agents': decided('annex setup connects the agents of a user, and can be repeated and undone'),
  'G-setup-keeps-settings': decided('annex setup changes nothing else in settings of agents, byte for byte'),
  'G-setup-left-alone': decided('a file that does not parse or is read-only is left alone and named'),
  'G-setup-no-key': decided('annex setup writes no key into settings of agents, and keeps one for each'),

  // Versioning
  'G-version-not-in-paths': required('no HTTP path has a version segment, except the package schema'),
  'G-version-semver': decided('each document has its own semantic version in info.version'),
  'G-version-breaking-change': decided('a breaking change fails the check unless the major version moves'),
  'G-version-deprecation': decided('a deprecated operation returns Deprecation and Sunset headers'),
} as const satisfies Readonly<Record<`G-${string}`, Requirement>>;
