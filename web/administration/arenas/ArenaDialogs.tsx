import { useState } from "react";
import { lazyDialog } from "../../ui/lazy-dialog";
import type { ArenaOfList } from "./arena-row";

const EditArenaDialog = lazyDialog(async () => (await import("./EditArenaDialog")).EditArenaDialog);
const HandOverDialog = lazyDialog(async () => (await import("./HandOverDialog")).HandOverDialog);
const SuspendArenaDialog = lazyDialog(async () => (await import("./SuspendArenaDialog")).SuspendArenaDialog);
const ReactivateArenaDialog = lazyDialog(
  async () => (await import("./ReactivateArenaDialog")).ReactivateArenaDialog,
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
  // What closes keeps its words until it has gone; what opens anew begins afresh.
  const [shown, setShown] = useState(acting);
  const [opened, setOpened] = useState(0);
  if (acting !== null && acting !== shown) {
    setShown(acting);
    setOpened(opened + 1);
  }
  if (shown === null) return null;
  const { act, arena } = shown;
  const props = { arena, onClose, open: acting !== null };
  switch (act) {
    case "edit":
      return <EditArenaDialog key={opened} {...props} />;
    case "handOver":
      return <HandOverDialog key={opened} {...props} />;
    case "suspend":
      return <SuspendArenaDialog key={opened} {...props} />;
    case "reactivate":
      return <ReactivateArenaDialog key={opened} {...props} />;
  }
}
