import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { addMonths } from "../../../server/platform/time/calendar-day.rules";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { formatMoney, formatMonth } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { CommissionDialogProps, OfStatement } from "./commission-teacher";
import {
  useCloseCommissionStatementMutation,
  useReopenCommissionStatementMutation,
} from "./use-commission-mutations";

interface StatementDialogProps extends CommissionDialogProps {
  act: "close" | "reopen";
  statement: OfStatement;
}

/** Closes a month, or opens it again while it is not paid. */
export function StatementDialog({
  act,
  teacher,
  statement,
  asked,
  month,
  today,
  open,
  onClose,
}: StatementDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [close, closing] = useCloseCommissionStatementMutation();
  const [reopen, reopening] = useReopenCommissionStatementMutation();
  const { id: statementId, payableInCents } = statement;
  const closes = act === "close";
  const confirm = async () => {
    const answer = closes
      ? (await close({ input: { statementId, payableInCents }, month: asked }))?.closeCommissionStatement
      : (await reopen({ input: { statementId }, month: asked }))?.reopenCommissionStatement;
    if (!answer) return;
    if (answer.refusal) return setRefusal(answer.refusal.message);
    toast.success({ title: closes ? "Extrato fechado" : "Extrato reaberto", description: teacher.name });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={closes ? "Fechar o extrato?" : "Reabrir o extrato?"}
      description={`${teacher.name}, ${formatMonth(month)}: ${formatMoney(payableInCents)}.`}
      confirmLabel={closes ? "Fechar extrato" : "Reabrir extrato"}
      pendingLabel={closes ? "Fechando…" : "Reabrindo…"}
      pending={closing || reopening}
      onConfirm={() => void confirm()}
    >
      <Stack gap="3">
        <Text>
          {closes
            ? "Os valores ficam como estão agora. O que mudar depois entra como correção no próximo extrato."
            : "Os valores voltam a acompanhar as chamadas até você fechar de novo."}
        </Text>
        {closes && today < addMonths(month, 1) ? (
          <Notice tone="warning">
            O mês ainda não acabou: as aulas que faltam entram como correção no próximo extrato.
          </Notice>
        ) : null}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </ConfirmDialog>
  );
}
