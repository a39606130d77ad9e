// Generated from spec/ by `npm run generate`. Do not edit.
/** The scopes, in words for users. */
export const SCOPES = {
  'workspace:read': 'See your workspaces, their pages and screenshots of them',
  'workspace:control': 'Change your workspaces, open pages and run code in sandboxes',
  'packages:read': 'Search and download packages',
  'paste:read': 'See the screenshots you pasted',
  'paste:write': 'Add, rename and delete pasted screenshots',
  account: 'See your name and the owners you belong to',
} as const;

export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];
