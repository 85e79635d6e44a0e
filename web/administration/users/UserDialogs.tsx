import { lazyDialog } from "../../ui/lazy-dialog";
import { useActing } from "../../ui/use-acting";
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
  /** Somebody has another role, or has come to be: the list may be another now. */
  onAssigned: () => void;
}

/** The dialogs of the list and of what is open beside it. */
export function UserDialogs({ acting, onClose, onAssigned }: UserDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { acting: act, open, opening } = shown;
  const props = { onClose, open };
  return act.act === "assign" ? (
    <AssignRoleDialog key={opening} user={act.user} onAssigned={onAssigned} {...props} />
  ) : (
    <RemoveRoleDialog key={opening} user={act.user} {...props} />
  );
}
