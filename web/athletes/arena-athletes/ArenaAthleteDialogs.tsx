import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";
import type { ArenaAthleteOfList, KnownAthlete } from "./arena-athlete-rows";

const NoteDialog = lazyDialog(async () => (await import("./ChangeAthleteDialogs")).NoteDialog);
const StandingDialog = lazyDialog(async () => (await import("./ChangeAthleteDialogs")).StandingDialog);
const GrantCreditsDialog = lazyDialog(
  async () => (await import("../../classes/public/CreditDialogs")).GrantCreditsDialog,
);
const SellPlanDialog = lazyDialog(
  async () => (await import("../../billing/public/SellPlanDialog")).SellPlanDialog,
);
const WithdrawCreditsDialog = lazyDialog(
  async () => (await import("../../classes/public/CreditDialogs")).WithdrawCreditsDialog,
);
const MergeDialog = lazyDialog(async () => (await import("../merging/MergeDialog")).MergeDialog);
const DuplicatesDialog = lazyDialog(
  async () => (await import("../merging/DuplicatesDialog")).DuplicatesDialog,
);
const UpdateAthleteDialog = lazyDialog(
  async () => (await import("./ChangeAthleteDialogs")).UpdateAthleteDialog,
);

type Named = Pick<ArenaAthleteOfList, "id" | "name" | "active">;

/** What is done with one of the arena's athletes. */
export type ActingOnAthlete =
  | { act: "standing"; athlete: Named }
  | { act: "credits"; athlete: Named }
  | { act: "sell"; athlete: Named }
  | { act: "withdraw"; athlete: Named }
  | { act: "note"; athlete: Named; note: string | null }
  | { act: "update"; athlete: KnownAthlete }
  | { act: "merge"; athlete: Pick<Named, "id" | "name">; other: Pick<Named, "id" | "name"> | null }
  | { act: "duplicates" };

interface ArenaAthleteDialogsProps {
  arenaId: string;
  /** What is being done, and to whom; null for nothing. */
  acting: ActingOnAthlete | null;
  /** Done, or given up. */
  onClose: () => void;
  /** Something else is to be done. */
  onAct: (acting: ActingOnAthlete) => void;
  /** Two records are one, or two again, and the list is another. */
  onMerged: () => void;
}

/** The dialogs of the list and of what is open beside it. */
export function ArenaAthleteDialogs({ arenaId, acting, onClose, onAct, onMerged }: ArenaAthleteDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { acting: it, open, opening } = shown;
  const props = { open, onClose };
  switch (it.act) {
    case "update":
      return <UpdateAthleteDialog key={opening} athlete={it.athlete} {...props} />;
    case "credits":
      return <GrantCreditsDialog key={opening} athlete={it.athlete} {...props} />;
    case "sell":
      return <SellPlanDialog key={opening} athlete={it.athlete} onDone={onClose} {...props} />;
    case "withdraw":
      return <WithdrawCreditsDialog key={opening} athlete={it.athlete} {...props} />;
    case "note":
      return <NoteDialog key={opening} athlete={it.athlete} note={it.note} {...props} />;
    case "merge":
      return (
        <MergeDialog
          key={opening}
          arenaId={arenaId}
          one={it.athlete}
          other={it.other}
          onMerged={onMerged}
          {...props}
        />
      );
    case "duplicates":
      return (
        <DuplicatesDialog
          key={opening}
          arenaId={arenaId}
          onMerge={(athlete, other) => onAct({ act: "merge", athlete, other })}
          onUndone={onMerged}
          {...props}
        />
      );
    case "standing":
      return <StandingDialog key={opening} athlete={it.athlete} {...props} />;
  }
}
