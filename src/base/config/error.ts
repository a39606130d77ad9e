/** The message is one line for the user: the setting as they wrote it (flag, variable or path in the file) and what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
