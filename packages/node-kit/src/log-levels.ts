/** What `LOG_LEVEL` may say, from no line at all to every one. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
