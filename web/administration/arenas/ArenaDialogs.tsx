import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";
import type { ArenaOfList } from "./arena-row";

const EditArenaDialog = lazyDialog(async () => (await import("./ArenaActDialogs")).EditArenaDialog);
const HandOverDialog = lazyDialog(async () => (await import("./ArenaActDialogs")).HandOverDialog);
const SuspendArenaDialog = lazyDialog(async () => (await import("./ArenaActDialogs")).SuspendArenaDialog);
const ReactivateArenaDialog = lazyDialog(
  async () => (await import("./ArenaActDialogs")).ReactivateArenaDialog,
);

/** What an admin does with an arena. */
export type ArenaAct = "edit" | "handOver" | "suspend" | "reactivate";

export interface ActingOnArena {
  act: ArenaAct;
  arena: ArenaOfList;
}

interface ArenaDialogsProps {
  /** What is being done, and to which; null for nothing. */
  acting: ActingOnArena | null;
  /** Done, or given up. */
  onClose: () => void;
}

/** The dialogs of the list and of what is open beside it. */
export function ArenaDialogs({ acting, onClose }: ArenaDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { act, arena } = shown.acting;
  const props = { arena, onClose, open: shown.open };
  switch (act) {
    case "edit":
      return <EditArenaDialog key={shown.opening} {...props} />;
    case "handOver":
      return <HandOverDialog key={shown.opening} {...props} />;
    case "suspend":
      return <SuspendArenaDialog key={shown.opening} {...props} />;
    case "reactivate":
      return <ReactivateArenaDialog key={shown.opening} {...props} />;
  }
}
