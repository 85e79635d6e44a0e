import { lazyDialog } from "../../ui/lazy-dialog";
import { useActing } from "../../ui/use-acting";
import type { ActingOnRanking } from "./acts-on-ranking";

const RankingDialog = lazyDialog(async () => (await import("./RankingDialog")).RankingDialog);
const StopRankingDialog = lazyDialog(async () => (await import("./StopRankingDialog")).StopRankingDialog);

interface RankingDialogsProps {
  acting: ActingOnRanking | null;
  onDone: (created: boolean) => void;
  onClose: () => void;
}

export function RankingDialogs({ acting, onDone, onClose }: RankingDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const finish = (created = false) => {
    onClose();
    onDone(created);
  };
  const props = { open: shown.open, onDone: finish, onClose };
  return shown.acting.act === "save" ? (
    <RankingDialog key={shown.opening} of={shown.acting.of} {...props} />
  ) : (
    <StopRankingDialog key={shown.opening} ranking={shown.acting.of} {...props} onDone={() => finish()} />
  );
}
