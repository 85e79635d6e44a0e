import { lazyDialog } from "../../ui/lazy-dialog";

export { EmailChangeRequested } from "../account/EmailChangeRequested";

/** Asks for the new address and the password, then mails the link that confirms the change. */
export const ChangeEmailDialog = lazyDialog(
  async () => (await import("../account/ChangeEmailDialog")).ChangeEmailDialog,
);
