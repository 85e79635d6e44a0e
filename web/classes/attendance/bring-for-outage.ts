/**
 * Brings what opens with a press and is needed beside the court: a browser that once could not fetch a piece of code does not
 * try again before the page is loaded anew.
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
