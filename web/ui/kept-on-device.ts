/** What this device keeps under a name until the server has it; null for nothing, and where it keeps nothing at all. */
export function loadKept<Kept>(name: string): Kept | null {
  try {
    const text = localStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}

/** Keeps it, or forgets it when there is nothing to keep. @returns false where the device keeps nothing. */
export function keep(name: string, kept: object | null): boolean {
  try {
    if (kept) localStorage.setItem(name, JSON.stringify(kept));
    else localStorage.removeItem(name);
    return true;
  } catch {
    // Storage is blocked or full: what is tapped lasts as long as the page.
    return false;
  }
}

/** The names that begin so. */
export function namesKept(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}
