import { lazyDialog } from "../../ui/lazy-dialog";
import { useActing } from "../../ui/use-acting";
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
  const shown = useActing(acting);
  if (shown === null) return null;
  const { act, contract } = shown.acting;
  const props = { contract, onClose, open: shown.open };
  switch (act) {
    case "edit":
      return <EditContractDialog key={shown.opening} {...props} />;
    case "renew":
      return <RenewContractDialog key={shown.opening} {...props} />;
    case "end":
      return <EndContractDialog key={shown.opening} {...props} />;
  }
}
