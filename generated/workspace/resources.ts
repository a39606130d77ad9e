// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * A lower-case UUID. Layouts are saved with it: never change it.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PanelId".
 */
export type PanelId = string;
/**
 * `https://` or `wss://` and a lower-case host, which may begin with `*.` and have a port; or `http://` or `ws://` and `127.0.0.1` or `localhost` with a port. No path.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Domain".
 */
export type Domain = string;
/**
 * At most 32 servers.
 *
 * @maxItems 32
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Domains".
 */
export type Domains = Domain[];
/**
 * A scope of Annex. `workspace:tabs` is contained in `workspace:read`.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PanelScope".
 */
export type PanelScope =
  | 'workspace:tabs'
  | 'workspace:read'
  | 'workspace:control'
  | 'packages:read'
  | 'paste:read'
  | 'paste:write'
  | 'account';
/**
 * The panels of a version.
 *
 * @maxItems 100
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PanelSummaries".
 */
export type PanelSummaries = PanelSummary[];

export interface Resources {
  [k: string]: unknown;
}
/**
 * One panel of a package.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Panel".
 */
export interface Panel {
  /**
   * The address of this schema, for editors.
   */
  $schema?: string;
  id: PanelId;
  /**
   * The name of the panel in the panel picker and on its tab.
   */
  title: string;
  /**
   * Short description of the panel. Empty by default.
   */
  description?: string;
  /**
   * An icon name of the panel catalog, or the name of a Material Design icon. Default: `square`.
   */
  icon?: string;
  /**
   * The category of the panel picker. Default: Utility.
   */
  category?: 'Development' | 'Control' | 'Visualization' | 'Media' | 'Utility';
  /**
   * The HTML file beside panel.json, at most 5 MiB. It loads nothing by relative addresses. Default: index.html.
   */
  entry?: string;
  /**
   * The identifier of a placeholder of the panel catalog, which this panel replaces. Names, icons and saved layouts of the placeholder stay.
   */
  implements?: string;
  /**
   * Whether a workspace can have the panel open only once. Default: false.
   */
  singleton?: boolean;
  /**
   * What the view needs from the browser: the object `_meta.ui` of MCP Apps. Its other fields are ignored.
   */
  ui?: {
    /**
     * Servers that the view reaches. It reaches no others, and these only if the user allows it.
     */
    csp?: {
      /**
       * Servers to exchange data with (fetch, WebSocket).
       */
      connectDomains?: Domains;
      /**
       * Servers to load scripts, styles, pictures, fonts and media from.
       */
      resourceDomains?: Domains;
      /**
       * Servers whose pages the view shows in frames.
       */
      frameDomains?: Domains;
    };
    /**
     * Only `clipboardWrite` can be granted. Camera, microphone and geolocation are refused, because a view has no origin that could hold these permissions.
     */
    permissions?: {
      /**
       * Copy to the clipboard when the user clicks.
       */
      clipboardWrite?: {};
    };
  };
  /**
   * What the view may do in Annex by `tools/call`, if the user allows it.
   *
   * @maxItems 16
   */
  scopes?: PanelScope[];
  /**
   * Arguments that the view gets as `ui/notifications/tool-input`, unless the panel is opened with others.
   */
  input?: {};
  /**
   * A tool result that the view gets as `ui/notifications/tool-result`, unless the panel is opened with another.
   */
  result?: {};
  /**
   * Fixed results of the view's own tools, by tool name. For views that call a tool of their server when they load.
   */
  answers?: {
    [k: string]: {};
  };
  /**
   * Why the panel asks for a permission, by domain or scope, in one sentence. Users see it in quotation marks.
   */
  reasons?: {
    [k: string]: string;
  };
}
/**
 * What a panel asks for, or what it was granted.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PanelPermissions".
 */
export interface PanelPermissions {
  connectDomains: Domains;
  resourceDomains: Domains;
  frameDomains: Domains;
  /**
   * Scopes of Annex.
   *
   * @maxItems 16
   */
  scopes: PanelScope[];
  /**
   * Whether it copies to the clipboard.
   */
  clipboardWrite: boolean;
}
/**
 * A panel of a version, as package lists describe it.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PanelSummary".
 */
export interface PanelSummary {
  id: PanelId;
  /**
   * The name of the panel.
   */
  title: string;
  /**
   * Short description of the panel.
   */
  description?: string;
  /**
   * The placeholder that the panel replaces.
   */
  implements?: string;
  asks: PanelPermissions;
  /**
   * Why it asks, by domain or scope.
   */
  reasons?: {
    [k: string]: string;
  };
}
