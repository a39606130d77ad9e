import { decided, type Requirement, required } from './entry.ts';

/** G: what holds for the program as a whole. */
export const general = {
  // Introduction
  'G-areas-five': required('the program carries packages, gateway, intents, panels and paste, each with a contract'),
  'G-address-base-url': required('every address of the platform it hands out begins with the configured {base_url}'),
  'G-address-gateway-url': required('HTTP addresses of the gateway begin with the configured {gateway_url}'),
  'G-address-gateway-ws-url': required('the address of the gateway socket is the configured {gateway_ws_url}'),
  'G-address-auth-url': required('{auth_url} is an address of its own, to which users are sent to authenticate'),
  'G-placeholders': required(
    'where a placeholder stands, a value of the stated shape is on the wire, never the brackets',
  ),

  // Events
  'G-events-no-webhooks': required('nothing calls out: no webhook, no notification beyond the streams and sockets'),

  // Errors
  'G-error-body-problem': decided('an HTTP error has a problem-details body (RFC 9457, application/problem+json)'),
  'G-error-unknown-operation': decided('a path that is no operation answers 404'),
  'G-error-wrong-method': decided('a known path with another method answers 405 and names the methods in Allow'),
  'G-error-media-type': decided('a body of a media type the operation does not take answers 415'),
  'G-error-not-acceptable': decided('an Accept the operation cannot meet answers 406'),
  'G-error-body-too-large': decided('a body above its size limit answers 413'),
  'G-error-bad-input': decided('broken JSON and bad fields answer 400 with a pointer to each'),

  // Limits
  'G-limits-are-settings': decided("every limit is a setting, and its default is the requirement's number"),

  // Versioning
  'G-version-not-in-paths': required('no HTTP path has a version segment, the package schema aside'),
  'G-version-semver': decided('each contract document carries its own semantic version in info.version'),
  'G-version-breaking-change': decided('a breaking change fails the check unless the major version moves'),
  'G-version-deprecation': decided('a deprecated operation answers with Deprecation and Sunset headers'),
} as const satisfies Readonly<Record<`G-${string}`, Requirement>>;
