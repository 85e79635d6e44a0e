export interface ToastText {
  /** What happened. With a group: told of as many as have come since the toast stands there. */
  title: string | ((count: number) => string);
  description?: string | ((count: number) => string | undefined);
  /**
   * What one may still do about it, such as 'Desfazer'; it stays longer then. Of a group it belongs to one thing: once
   * several are counted nobody could say which.
   */
  action?: { label: string; onClick: () => void };
  /**
   * Several of one kind become one that counts: `{ group: "inscritos", title: (count) => counted(count, "atleta
   * inscrito", "atletas inscritos") }`.
   */
  group?: string;
  /** How many of the group this one tells of; 1 unless said. */
  count?: number;
}

export type ToastType = "success" | "error";

/** What shows the toasts. Its code comes when somebody begins to use the page: before that there is nothing to tell. */
export interface ToastShower {
  show: (type: ToastType, text: ToastText) => void;
  clearOld: () => void;
  dropWaiting: () => void;
  forget: (group: string) => void;
}

let shower: ToastShower | null = null;
let untold: [ToastType, ToastText][] = [];
let onUntold: (() => void) | null = null;

const tell = (type: ToastType) => (text: ToastText) => {
  if (shower) return shower.show(type, text);
  untold.push([type, text]);
  onUntold?.();
};

/** What just happened, told in passing. What belongs to a field is shown beside the field instead. */
export const toast = { success: tell("success"), error: tell("error") };

/** Takes away what was told before, when something opens that one is to look at. */
export const clearOldToasts = (): void => shower?.clearOld();

/** Forgets what there was no room for until now, when one goes to another page. */
export const dropWaitingToasts = (): void => shower?.dropWaiting();

/** Takes away what was told of a group, when nobody is there any more to act upon it. */
export const forgetToasts = (group: string): void => shower?.forget(group);

/** @returns takes it away again. */
export function showWith(to: ToastShower): () => void {
  shower = to;
  for (const [type, text] of untold) to.show(type, text);
  untold = [];
  return () => (shower = null);
}

/** Calls when something is told that nobody shows yet. @returns stops that. */
export function whenUntold(call: () => void): () => void {
  onUntold = call;
  if (untold.length > 0) call();
  return () => (onUntold = null);
}
