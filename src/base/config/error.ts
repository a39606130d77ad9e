/** One line for whoever set it: the setting as they wrote it (flag, variable or place in the file) and what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
