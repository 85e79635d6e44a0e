import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";
import type { UserOfList } from "./user-columns";

const AssignRoleDialog = lazyDialog(async () => (await import("./AssignRoleDialog")).AssignRoleDialog);
const RemoveRoleDialog = lazyDialog(async () => (await import("./RemoveRoleDialog")).RemoveRoleDialog);

/** The open role dialog and its user; "assign" without a user shows a field to choose one. */
export type ActingOnUser = { act: "assign"; user: UserOfList | null } | { act: "remove"; user: UserOfList };

interface UserDialogsProps {
  /** Null while no dialog is open. */
  acting: ActingOnUser | null;
  /** Called when the dialog closes, saved or not. */
  onClose: () => void;
  /** Called after a role was assigned or a user created: the parent refetches its list. */
  onAssigned: () => void;
}

/** The dialogs shared by the user list and the details drawer. */
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
