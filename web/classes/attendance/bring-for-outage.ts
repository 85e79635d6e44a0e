/**
 * Preloads lazy code that is needed beside the court without a connection: a browser that failed once to fetch a chunk
 * does not retry until the page is reloaded.
 */
export const bringForOutage = (): Promise<unknown> =>
  Promise.all([
    import("../../ui/list/RowDrawerWindow"),
    import("../../ui/DialogWindow"),
    import("../../ui/OpenMenu"),
    import("../../ui/ToastDeck"),
    import("../progress/ProgressNoteDialog"),
    import("../../../server/classes/progress/progress.rules"),
    import("@hookform/resolvers/zod"),
  ]);
