/** A form draft in local storage: typed but not submitted. Some browsers block storage, which throws. */
export interface FormDraft {
  /** Includes the user, so that another user of the same device does not see the draft. */
  key: string;
  /** Increment it when the meaning of a field changes: drafts of older versions are ignored. */
  version: number;
}

const addressOf = ({ key }: FormDraft): string => `praia:rascunho:${key}`;

/** @returns null if there is no draft, or it cannot be read. */
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

/** @returns false if the browser could not store it. */
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
    // Storage is blocked: there is no draft to delete.
  }
}
