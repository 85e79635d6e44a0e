export interface ToastText {
  /** What happened. In a group the function receives how many events the visible toast counts. */
  title: string | ((count: number) => string);
  description?: string | ((count: number) => string | undefined);
  /**
   * An action such as 'Desfazer'; the toast then stays longer. In a group it belongs to a single event: it disappears
   * once the toast counts several, as it would be unclear which one it undoes.
   */
  action?: { label: string; onClick: () => void };
  /**
   * Toasts of the same group merge into one with a count: `{ group: "inscritos", title: (count) => counted(count,
   * "atleta inscrito", "atletas inscritos") }`.
   */
  group?: string;
  /** How many events this toast adds to its group; 1 by default. */
  count?: number;
}

export type ToastType = "success" | "error";

/** Renders the toasts. Its code is loaded on the first interaction, as no toast appears before that. */
export interface ToastShower {
  show: (type: ToastType, text: ToastText) => void;
  clearOld: () => void;
  dropWaiting: () => void;
  forget: (group: string) => void;
}

let shower: ToastShower | null = null;
let unshown: [ToastType, ToastText][] = [];
let onUntold: (() => void) | null = null;

const tell = (type: ToastType) => (text: ToastText) => {
  if (shower) return shower.show(type, text);
  unshown.push([type, text]);
  onUntold?.();
};

/** Reports what just happened in a toast. Show errors of a field beside the field instead. */
export const toast = { success: tell("success"), error: tell("error") };

/** Removes old toasts when a dialog or similar opens, so that they do not cover it. */
export const clearOldToasts = (): void => shower?.clearOld();

/** Discards queued toasts on navigation. */
export const dropWaitingToasts = (): void => shower?.dropWaiting();

/** Removes the toasts of a group, for example when the page that handles their action unmounts. */
export const forgetToasts = (group: string): void => shower?.forget(group);

/** Registers what renders the toasts, and flushes those sent before. @returns unregisters it. */
export function showWith(to: ToastShower): () => void {
  shower = to;
  for (const [type, text] of unshown) to.show(type, text);
  unshown = [];
  return () => (shower = null);
}

/** Calls back when a toast is sent before a shower is registered. @returns removes the callback. */
export function whenUntold(call: () => void): () => void {
  onUntold = call;
  if (unshown.length > 0) call();
  return () => (onUntold = null);
}
