import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";
import type { FederationOfList } from "./federation-columns";

const EditFederationDialog = lazyDialog(
  async () => (await import("./FederationFormDialogs")).EditFederationDialog,
);
const ActivateFederationDialog = lazyDialog(
  async () => (await import("./FederationStateDialogs")).ActivateFederationDialog,
);
const DeactivateFederationDialog = lazyDialog(
  async () => (await import("./FederationStateDialogs")).DeactivateFederationDialog,
);
const DeleteFederationDialog = lazyDialog(
  async () => (await import("./FederationStateDialogs")).DeleteFederationDialog,
);
const AddMemberDialog = lazyDialog(
  async () => (await import("../../federations/public/AddMemberDialog")).AddMemberDialog,
);

/** What an admin does with a federation. */
export type FederationAct = "edit" | "activate" | "deactivate" | "delete" | "addMember";

export interface ActingOnFederation {
  act: FederationAct;
  federation: FederationOfList;
}

interface FederationDialogsProps {
  /** What is being done, and to which; null for nothing. */
  acting: ActingOnFederation | null;
  /** Done, or given up; `gone`: it was deleted. */
  onClose: (how?: { gone: boolean }) => void;
  /** What cannot be deleted can be made inactive. */
  onDeactivateInstead: (federation: FederationOfList) => void;
}

/** The dialogs of the list and of what is open beside it. */
export function FederationDialogs({ acting, onClose, onDeactivateInstead }: FederationDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { act, federation } = shown.acting;
  const props = { federation, onClose: () => onClose(), open: shown.open };
  switch (act) {
    case "edit":
      return <EditFederationDialog key={shown.opening} {...props} />;
    case "activate":
      return <ActivateFederationDialog key={shown.opening} {...props} />;
    case "deactivate":
      return <DeactivateFederationDialog key={shown.opening} {...props} />;
    case "addMember":
      return <AddMemberDialog key={shown.opening} {...props} />;
    case "delete":
      return (
        <DeleteFederationDialog
          key={shown.opening}
          {...props}
          onDeleted={() => onClose({ gone: true })}
          onDeactivateInstead={() => onDeactivateInstead(federation)}
        />
      );
  }
}
