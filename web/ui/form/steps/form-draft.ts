/** What somebody has typed and not sent yet, kept by the browser; some keep nothing, and say so with a throw. */
export interface FormDraft {
  /** Whose it is and of what; another person at the same device finds nothing. */
  key: string;
  /** Counts up when the form's fields change their meaning: what was kept before is no longer understood. */
  version: number;
}

const addressOf = ({ key }: FormDraft): string => `praia:rascunho:${key}`;

/** @returns null where nothing is kept, or nothing that could be read. */
export function readDraft(draft: FormDraft): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(addressOf(draft)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("version" in kept) || !("values" in kept)) return null;
    const { version, values } = kept;
    if (version !== draft.version || typeof values !== "object" || values === null) return null;
    return { ...values };
  } catch {
    return null;
  }
}

/** @returns whether it is kept. */
export function writeDraft(draft: FormDraft, values: object): boolean {
  try {
    localStorage.setItem(addressOf(draft), JSON.stringify({ version: draft.version, values }));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(draft: FormDraft): void {
  try {
    localStorage.removeItem(addressOf(draft));
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
