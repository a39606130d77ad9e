// Checks of the settings alone. They also run at every start.
import { SETTINGS } from '../../base/config/catalogue.ts';
import { type Config, type Settings, valueAt } from '../../base/config/config.ts';
import { readLoginProviders } from '../../base/config/login-providers.ts';
import { isTrustworthy, isWildcard } from '../../base/hosts.ts';
import { isProxyModeOff, PROXY_MODE_OFF } from '../../base/proxy-mode.ts';
import { isProxyAtPlatform, PROXY_AT_PLATFORM } from '../../servers/run-proxy.ts';
import { platformUrlOf, trustedProxiesOf } from '../../servers/shared-options.ts';
import { type Finding, failure, ok, reasonOf, warning } from './finding.ts';

export function checkSettings({ settings, removed }: Config): Finding[] {
  return [
    checkVariables(settings),
    ...removed.map(({ path, variable }) => warning(path, 'has no effect any more', `remove ${path} or ${variable}`)),
    checkBaseAddress(settings),
    checkPlainHttp(settings),
    checkProxies(settings),
    checkProxyMode(settings),
    checkPasskeys(settings),
    checkPorts(settings),
    checkLoginProviders(settings),
  ];
}

/** `${NAME}` is expanded by shells, and not by systemd or `--env-file`. */
function checkVariables(settings: Settings): Finding {
  // A password may contain a dollar sign, so without braces the name is a whole part of the value.
  const isUnexpanded = (value: unknown) =>
    /\$\{[A-Z_]+\}|(^|[/:@,])\$[A-Z_]+($|[/:@,])/.test(String(value ?? '').replace(/(?<=:)[^:/@]*(?=@)/, ''));
  const names = SETTINGS.filter(({ path }) => isUnexpanded(valueAt(settings, path))).map(({ variable }) => variable);
  if (names.length === 0) return ok('settings', 'valid');
  const action = 'write the value itself; variables are not expanded in environment and settings files';
  return failure('settings', `${names.join(', ')} contains the name of a variable`, action);
}

function checkBaseAddress({ host, platform: { baseUrl } }: Settings): Finding {
  const name = 'base address';
  const action = 'set ANNEX_BASE_URL to the https address that users open';
  if (baseUrl === undefined) {
    if (!isWildcard(host)) return ok(name, 'for this machine only');
    return warning(name, `other machines can connect to ${host}, but no address is set for them`, action);
  }
  if (isTrustworthy(new URL(baseUrl))) return ok(name, baseUrl);
  return failure(name, `${baseUrl} is plain http: users cannot log in there`, action);
}

/** Codes, tokens and cookies pass all of them. */
function checkPlainHttp({ gateway, viewer, proxy }: Settings): Finding {
  const urls = [gateway.url, gateway.wsUrl, viewer.url, proxy.url].filter((url) => url !== undefined);
  const plain = urls.filter((url) => !isTrustworthy(new URL(url)));
  if (plain.length === 0) return ok('other addresses', urls.join(', ') || 'for this machine only');
  return warning('other addresses', `${plain.join(', ')}: anybody on the way can read it`, 'use https and wss');
}

function checkProxies(settings: Settings): Finding {
  const name = 'trusted proxies';
  const trustedProxies = trustedProxiesOf(settings);
  if (trustedProxies.some((range) => range.endsWith('/0'))) {
    const action = 'set ANNEX_TRUSTED_PROXIES to the addresses of your proxies';
    return failure(name, 'every client is trusted, and can forge its address', action);
  }
  return ok(name, trustedProxies.join(', ') || 'none');
}

function checkProxyMode(settings: Settings): Finding {
  const name = 'proxy mode';
  const { url } = settings.proxy;
  if (url === undefined) return ok(name, isProxyModeOff(settings) ? PROXY_MODE_OFF : 'at localhost');
  const platformUrl = platformUrlOf(settings)?.();
  if (platformUrl === undefined || !isProxyAtPlatform(url, platformUrl)) return ok(name, url);
  return failure(name, PROXY_AT_PLATFORM, 'set ANNEX_PROXY_URL to a name whose subdomains lead here');
}

function checkPasskeys({ platform: { baseUrl } }: Settings): Finding {
  const { hostname } = new URL(baseUrl ?? 'http://localhost');
  if (!/^\[|^[\d.]+$/.test(hostname)) return ok('passkeys', `possible at ${hostname}`);
  const action = 'set ANNEX_BASE_URL to an address with a name';
  return warning('passkeys', `impossible at the IP address ${hostname}`, action);
}

function checkPorts(settings: Settings): Finding {
  const { platform, gateway, watchdog, viewer, proxy } = settings;
  const all = Object.entries({ platform, gateway, watchdog, viewer, proxy });
  const servers = all.filter(([, { port }]) => port !== undefined); // the others have the platform's
  const byPort = Map.groupBy(servers, ([, { port }]) => port);
  const [port, same = []] = [...byPort].find(([each, { length }]) => each !== 0 && length > 1) ?? [];
  const names = same.map(([name]) => name);
  if (port === undefined) return ok('ports', servers.map(([name, each]) => `${name} ${each.port}`).join(', '));
  const action = `set ANNEX_${names[1]?.toUpperCase()}_PORT to another port`;
  return failure('ports', `${names.join(' and ')} have the same port ${port}`, action);
}

function checkLoginProviders(settings: Settings): Finding {
  try {
    const providers = readLoginProviders(settings, process.env);
    return ok('login providers', `${Object.keys(providers).length} configured, with their secrets`);
  } catch (error) {
    return failure('login providers', reasonOf(error), 'set the variable that holds the secret of the provider');
  }
}
