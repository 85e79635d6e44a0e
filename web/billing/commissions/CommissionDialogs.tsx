import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";
import type { CommissionTeacher, OfStatement } from "./teacher-commission";

const AgreeDialog = lazyDialog(async () => (await import("./AgreeDialog")).AgreeDialog);
const AdjustDialog = lazyDialog(async () => (await import("./CommissionStatementDialogs")).AdjustDialog);
const PayStatementDialog = lazyDialog(
  async () => (await import("./CommissionStatementDialogs")).PayStatementDialog,
);
const StatementDialog = lazyDialog(
  async () => (await import("./CommissionStatementDialogs")).StatementDialog,
);

/** What is done about a teacher's commissions. */
export type ActingOnCommission =
  | { act: "agree" | "adjust"; teacher: CommissionTeacher }
  | { act: "close" | "reopen" | "pay"; teacher: CommissionTeacher; statement: OfStatement };

interface CommissionDialogsProps {
  acting: ActingOnCommission | null;
  /** As the address says it; null for this one. */
  asked: string | null;
  /** Its first day, YYYY-MM-DD. */
  month: string;
  today: string;
  /** Done, or given up. */
  onClose: () => void;
}

/** The dialogs of what is open beside the list: one at a time. */
export function CommissionDialogs({ acting, asked, month, today, onClose }: CommissionDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { acting: it, open, opening } = shown;
  const props = { open, onClose, asked, month, today, teacher: it.teacher };
  switch (it.act) {
    case "agree":
      return <AgreeDialog key={opening} {...props} />;
    case "adjust":
      return <AdjustDialog key={opening} {...props} />;
    case "pay":
      return <PayStatementDialog key={opening} statement={it.statement} {...props} />;
    case "close":
    case "reopen":
      return <StatementDialog key={opening} act={it.act} statement={it.statement} {...props} />;
  }
}
