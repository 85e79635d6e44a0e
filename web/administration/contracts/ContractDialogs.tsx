import { useState } from "react";
import { lazyDialog } from "../../ui/lazy-dialog";
import type { ContractAct } from "./contract-acts";
import type { ContractOfList } from "./contract-row";

const EditContractDialog = lazyDialog(async () => (await import("./EditContractDialog")).EditContractDialog);
const RenewContractDialog = lazyDialog(
  async () => (await import("./RenewContractDialog")).RenewContractDialog,
);
const EndContractDialog = lazyDialog(async () => (await import("./EndContractDialog")).EndContractDialog);

export interface ActingOnContract {
  act: ContractAct;
  contract: ContractOfList;
}

interface ContractDialogsProps {
  /** What is being done, and to which; null for nothing. */
  acting: ActingOnContract | null;
  /** Done, or given up. */
  onClose: () => void;
}

/** The dialogs of the list and of what is open beside it. */
export function ContractDialogs({ acting, onClose }: ContractDialogsProps) {
  // What closes keeps its words until it has gone; what opens anew begins afresh.
  const [shown, setShown] = useState(acting);
  const [opened, setOpened] = useState(0);
  if (acting !== null && acting !== shown) {
    setShown(acting);
    setOpened(opened + 1);
  }
  if (shown === null) return null;
  const { act, contract } = shown;
  const props = { contract, onClose, open: acting !== null };
  switch (act) {
    case "edit":
      return <EditContractDialog key={opened} {...props} />;
    case "renew":
      return <RenewContractDialog key={opened} {...props} />;
    case "end":
      return <EndContractDialog key={opened} {...props} />;
  }
}
