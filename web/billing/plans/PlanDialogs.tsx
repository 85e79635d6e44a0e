import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { PlanDialogsQuery } from "../../__generated__/PlanDialogsQuery.graphql";
import { AskedDialog } from "../../ui/AskedDialog";
import { lazyDialog } from "../../ui/lazy-dialog";
import { useActing } from "../../ui/use-acting";
import type { ActingOnPlan, PlanAct, PlanDialogProps } from "./plan-acts";
import { readPlan } from "./read-plan";

const NewPlansDialog = lazyDialog(async () => (await import("./NewPlansDialog")).NewPlansDialog);
const RunMonthDialog = lazyDialog(async () => (await import("./RunMonthDialog")).RunMonthDialog);
const PriceDialog = lazyDialog(async () => (await import("./PriceDialog")).PriceDialog);
const PauseDialog = lazyDialog(async () => (await import("./PauseDialog")).PauseDialog);
const EndPlanDialog = lazyDialog(async () => (await import("./EndPlanDialog")).EndPlanDialog);

const dialogOf = {
  price: PriceDialog,
  pause: PauseDialog,
  end: EndPlanDialog,
} satisfies Record<PlanAct, React.ComponentType<PlanDialogProps>>;

interface PlanDialogsProps {
  arenaId: string;
  /** YYYY-MM-DD, at the arena. */
  today: string;
  /** What is being done; null for nothing. */
  acting: ActingOnPlan | null;
  /** Something is other than before. */
  onDone: () => void;
  /** Done, or given up. */
  onClose: () => void;
}

/** The dialogs of the page, of its rows and of the plan that is open beside them. */
export function PlanDialogs({ arenaId, today, acting, onDone, onClose }: PlanDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const finish = () => {
    onClose();
    onDone();
  };
  const props = { today, open: shown.open, onDone: finish, onClose };
  if (shown.acting.act === "new") return <NewPlansDialog key={shown.opening} arenaId={arenaId} {...props} />;
  if (shown.acting.act === "run") return <RunMonthDialog key={shown.opening} arenaId={arenaId} {...props} />;
  const { act, planId } = shown.acting;
  return (
    <AskedDialog key={shown.opening} onClose={onClose}>
      {(fetchKey) => <OfPlan id={planId} act={act} fetchKey={fetchKey} {...props} />}
    </AskedDialog>
  );
}

type OfPlanProps = Omit<PlanDialogProps, "plan"> & { id: string; act: PlanAct; fetchKey: string };

/** What is paused and charged by now is asked for as the dialog opens. */
function OfPlan({ id, act, fetchKey, ...props }: OfPlanProps) {
  const { node } = useLazyLoadQuery<PlanDialogsQuery>(
    graphql`
      query PlanDialogsQuery($id: ID!) {
        node(id: $id) {
          ...readPlan_plan @alias(as: "plan")
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "network-only" },
  );
  const Dialog = dialogOf[act];
  return node?.plan ? <Dialog plan={readPlan(node.plan)} {...props} /> : null;
}
