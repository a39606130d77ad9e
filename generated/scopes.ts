// Generated from spec/ by `npm run generate`. Do not edit.
/** The scopes, in words for users. */
export const SCOPES = {
  'workspace:read': 'See your workspaces and take screenshots of them',
  'workspace:control': 'Change your workspaces and run code in them',
  'packages:read': 'Search and download packages',
  'paste:read': 'See your pasted screenshots',
  'paste:write': 'Add, rename and delete pasted screenshots',
  account: 'See your name and your owners',
} as const;

export type Scope = keyof typeof SCOPES;
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];
