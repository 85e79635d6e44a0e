/** The key that goes with a letter, as this machine's keyboard names it. */
export const commandKey = (): string => (/Mac OS X/.test(navigator.userAgent) ? "⌘" : "Ctrl");
