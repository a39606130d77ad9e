// Limits of workspaces: those of the settings, and fixed ones, which only tests change.
import type { Settings } from '../../../generated/config/settings.ts';

export const PANEL_LIMITS = {
  /** Timeout of code in a sandbox panel if the request has none. */
  evalTimeoutMs: 10_000,
  /** How long queued code waits for a browser, and how long its result is stored. */
  evalKeepMs: 600_000,
  /** How much longer than the code's own timeout a request waits before it returns `queued`. */
  evalSlackMs: 5_000,
  /** How long a request waits for a sandbox that is still loading before it returns `queued`. */
  evalFrameMs: 2_000,
  /** Time for a browser to send a screenshot. */
  captureTimeoutMs: 10_000,
  /** Time for a browser to confirm a command. After that, its code counts as queued. */
  acceptMs: 5_000,
  /** Time for a disconnected browser to come back before its commands are abandoned. */
  graceMs: 5_000,
  /** Time for a site to respond when the platform checks whether it can be framed. */
  framingTimeoutMs: 5_000,
  /** Browsers that can have one workspace open. */
  maxBrowsers: 32,
  maxTabs: 1_000,
  /** Nesting depth of splits. */
  maxDepth: 256,
  /** Of the initial state of a panel that is not built in, as JSON. */
  maxStateBytes: 16_384,
  /** Of a workspace's tab icons that are data URLs, together. */
  maxIconsBytes: 1 << 20,
  /** Lines of the system log that are kept for users who open the workspace later. */
  maxLogLines: 200,
};

export type PanelLimits = Settings['panels'] & Readonly<typeof PANEL_LIMITS>;
