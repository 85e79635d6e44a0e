import { useState } from "react";
import { lazyDialog } from "../../ui/lazy-dialog";
import type { FederationOfList } from "./federation-row";

const EditFederationDialog = lazyDialog(
  async () => (await import("./EditFederationDialog")).EditFederationDialog,
);
const ActivateFederationDialog = lazyDialog(
  async () => (await import("./ActivateFederationDialog")).ActivateFederationDialog,
);
const DeactivateFederationDialog = lazyDialog(
  async () => (await import("./DeactivateFederationDialog")).DeactivateFederationDialog,
);
const DeleteFederationDialog = lazyDialog(
  async () => (await import("./DeleteFederationDialog")).DeleteFederationDialog,
);
const AddMemberDialog = lazyDialog(async () => (await import("./AddMemberDialog")).AddMemberDialog);

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
  // What closes keeps its words until it has gone; what opens anew begins afresh.
  const [shown, setShown] = useState(acting);
  const [opened, setOpened] = useState(0);
  if (acting !== null && acting !== shown) {
    setShown(acting);
    setOpened(opened + 1);
  }
  if (shown === null) return null;
  const { act, federation } = shown;
  const props = { federation, onClose: () => onClose(), open: acting !== null };
  switch (act) {
    case "edit":
      return <EditFederationDialog key={opened} {...props} />;
    case "activate":
      return <ActivateFederationDialog key={opened} {...props} />;
    case "deactivate":
      return <DeactivateFederationDialog key={opened} {...props} />;
    case "addMember":
      return <AddMemberDialog key={opened} {...props} />;
    case "delete":
      return (
        <DeleteFederationDialog
          key={opened}
          {...props}
          onDeleted={() => onClose({ gone: true })}
          onDeactivateInstead={() => onDeactivateInstead(federation)}
        />
      );
  }
}
