import { lazyDialog } from "./lazy-dialog";

/** The frame of every dialog; the library that keeps the focus in it comes with the first one that opens. */
export const DialogFrame = lazyDialog(async () => (await import("./DialogWindow")).DialogWindow);
