import { useState } from "react";
import { lazyDialog } from "../../ui/lazy-dialog";
import type { UserOfList } from "./user-row";

const AssignRoleDialog = lazyDialog(async () => (await import("./AssignRoleDialog")).AssignRoleDialog);
const RemoveRoleDialog = lazyDialog(async () => (await import("./RemoveRoleDialog")).RemoveRoleDialog);

/** What an admin does with somebody's roles; without a person the dialog asks for one. */
export type ActingOnUser = { act: "assign"; user: UserOfList | null } | { act: "remove"; user: UserOfList };

interface UserDialogsProps {
  /** What is being done, and to whom; null for nothing. */
  acting: ActingOnUser | null;
  /** Done, or given up. */
  onClose: () => void;
}

/** The dialogs of the list and of what is open beside it. */
export function UserDialogs({ acting, onClose }: UserDialogsProps) {
  // What closes keeps its words until it has gone; what opens anew begins afresh.
  const [shown, setShown] = useState(acting);
  const [opened, setOpened] = useState(0);
  if (acting !== null && acting !== shown) {
    setShown(acting);
    setOpened(opened + 1);
  }
  if (shown === null) return null;
  const props = { onClose, open: acting !== null };
  return shown.act === "assign" ? (
    <AssignRoleDialog key={opened} user={shown.user} {...props} />
  ) : (
    <RemoveRoleDialog key={opened} user={shown.user} {...props} />
  );
}
