import { useState } from "react";
import { useForm } from "react-hook-form";
import { billingPeriodLabel } from "../../../server/administration/contracts/billing-period.rules";
import type { contractTermsSchema } from "../../../server/administration/contracts/contract.rules";
import type { z } from "zod";
import { FormDialog } from "../../ui/form/FormDialog";
import { useLateRules } from "../../ui/form/use-late-rules";
import { formatDate, formatMoney } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { changedFields } from "../../ui/form/changed-fields";
import { ChangedMeanwhile } from "../../ui/form/ChangedMeanwhile";
import { tellRefusal } from "../../ui/form/refusal";
import { contractRow, type ContractOfList } from "./contract-row";
import { partyName } from "./contract-words";
import { ContractFields, type TermsTyped } from "./ContractFields";
import { useUpdateContractMutation } from "./use-contract-mutations";

const typedOf = (contract: ContractOfList): TermsTyped => ({
  plan: contract.plan,
  billingPeriod: contract.billingPeriod,
  priceInCents: contract.priceInCents,
  firstDay: contract.firstDay,
  lastDay: contract.lastDay ?? "",
  renewsItself: contract.renewsItself,
  termMonths: contract.termMonths ?? 12,
});

/** The contract's values as formatted text, to show what another admin changed. */
const textOf = (contract: ContractOfList) => ({
  plan: contract.plan,
  billingPeriod: billingPeriodLabel[contract.billingPeriod],
  priceInCents: formatMoney(contract.priceInCents),
  firstDay: formatDate(contract.firstDay),
  lastDay: contract.lastDay ? formatDate(contract.lastDay) : "",
  renewsItself: contract.renewsItself ? "Sim" : "Não",
  termMonths: contract.termMonths ? String(contract.termMonths) : "",
  endedOn: contract.endedOn ? formatDate(contract.endedOn) : "",
});
const labels = {
  plan: "Plano",
  billingPeriod: "Cobrança",
  priceInCents: "Valor",
  firstDay: "Primeiro dia",
  lastDay: "Último dia",
  renewsItself: "Renovação automática",
  termMonths: "Renova por quantos meses",
  endedOn: "Encerrado a partir de",
} as const;

interface EditContractDialogProps {
  open: boolean;
  contract: ContractOfList;
  onClose: () => void;
}

export function EditContractDialog({ open, contract, onClose }: EditContractDialogProps) {
  // The version read last. Saving sends it, so that a newer version that the user has not seen is rejected.
  const [seen, setSeen] = useState(contract);
  const [meanwhile, setMeanwhile] = useState<{
    message: string;
    changes: ReturnType<typeof changedFields>;
  }>();
  const form = useForm<TermsTyped, unknown, z.output<typeof contractTermsSchema>>({
    resolver: useLateRules(
      async () =>
        (await import("../../../server/administration/contracts/contract.rules")).contractTermsSchema,
    ),
    defaultValues: typedOf(contract),
  });
  const [save, pending] = useUpdateContractMutation();

  const submit = async (terms: z.output<typeof contractTermsSchema>) => {
    setMeanwhile(undefined);
    const input = { contractId: contract.id, version: seen.version, ...terms };
    const answer = (await save({ input }))?.updateContract;

    if (answer?.done) {
      toast.success({ title: "Contrato salvo", description: "O que foi combinado está atualizado." });
      return onClose();
    }
    if (answer?.changedMeanwhile) {
      const now = contractRow(answer.changedMeanwhile.contract);
      setMeanwhile({
        message: answer.changedMeanwhile.message,
        changes: changedFields(textOf(seen), textOf(now), labels),
      });
      setSeen(now);
      // Untouched fields take the other admin's values, so that saving does not revert them.
      return form.reset(typedOf(now), { keepDirtyValues: true, keepDirty: true });
    } else if (answer?.refusal) {
      return tellRefusal(form, answer.refusal);
    }
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Editar Contrato"
      description={partyName(contract)}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando..."
    >
      {meanwhile ? <ChangedMeanwhile {...meanwhile} /> : null}
      <ContractFields form={form} />
    </FormDialog>
  );
}
