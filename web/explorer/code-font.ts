/** What every system has for code. */
export const codeFont = 'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, "Liberation Mono", monospace';
