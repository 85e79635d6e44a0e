import { useActing } from "../../ui/dialog-state";
import { lazyDialog } from "../../ui/lazy-code";
import type { ResultToCorrect } from "./CorrectDialog";
import type { ActingOnRanking, ReadRanking } from "./read-ranking";

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

const PublishDialog = lazyDialog(async () => (await import("./PublishDialog")).PublishDialog);
const AddPointsDialog = lazyDialog(async () => (await import("./AddPointsDialog")).AddPointsDialog);
const CorrectDialog = lazyDialog(async () => (await import("./CorrectDialog")).CorrectDialog);

type OnItsLists =
  | {
      readonly act: "publish";
      readonly rankingId: string;
      readonly months: readonly string[];
      readonly first: boolean;
    }
  | { readonly act: "points"; readonly ranking: ReadRanking }
  | {
      readonly act: "correct";
      readonly ranking: ReadRanking;
      readonly result: ResultToCorrect | null;
      readonly month: string | null;
    };

/** What is done at the desk of a ranking. */
export type ActingAtDesk = ActingOnRanking | OnItsLists;

const isOnItsLists = (acting: ActingAtDesk | null): acting is OnItsLists =>
  acting !== null && acting.act !== "save" && acting.act !== "stop";

interface DeskDialogsProps {
  acting: ActingAtDesk | null;
  onDone: () => void;
  onClose: () => void;
}

export function DeskDialogs({ acting, onDone, onClose }: DeskDialogsProps) {
  const onLists = isOnItsLists(acting);
  return (
    <>
      <RankingDialogs acting={onLists ? null : acting} onDone={onDone} onClose={onClose} />
      <ListDialogs acting={onLists ? acting : null} onDone={onDone} onClose={onClose} />
    </>
  );
}

function ListDialogs({ acting, onDone, onClose }: DeskDialogsProps & { acting: OnItsLists | null }) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const finish = () => {
    onClose();
    onDone();
  };
  const props = { open: shown.open, onDone: finish, onClose };
  switch (shown.acting.act) {
    case "publish":
      return <PublishDialog key={shown.opening} {...shown.acting} {...props} />;
    case "points":
      return <AddPointsDialog key={shown.opening} {...shown.acting} {...props} />;
    case "correct":
      return <CorrectDialog key={shown.opening} {...shown.acting} {...props} />;
  }
}
