import { useState } from "react";
import { billingPeriodLabel } from "../../../server/administration/contracts/billing-period.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatDate, formatMoney } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { changedFields } from "../../ui/form/changed-fields";
import { ChangedMeanwhile } from "../../ui/form/ChangedMeanwhile";
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
  const { form, submit, pending } = useServerForm(useUpdateContractMutation(), {
    rules: async () =>
      (await import("../../../server/administration/contracts/contract.rules")).contractTermsSchema,
    defaultValues: typedOf(contract),
    input: (terms) => ({ contractId: contract.id, version: seen.version, ...terms }),
    onDone: () => {
      toast.success({ title: "Contrato salvo", description: "O que foi combinado está atualizado." });
      onClose();
    },
    onRefused: ({ changedMeanwhile }) => {
      if (!changedMeanwhile) return false;
      const now = contractRow(changedMeanwhile.contract);
      setMeanwhile({
        message: changedMeanwhile.message,
        changes: changedFields(textOf(seen), textOf(now), labels),
      });
      setSeen(now);
      // Untouched fields take the other admin's values, so that saving does not revert them.
      form.reset(typedOf(now), { keepDirtyValues: true, keepDirty: true });
      return true;
    },
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Editar Contrato"
      description={partyName(contract)}
      form={form}
      onSubmit={(record) => {
        setMeanwhile(undefined);
        return submit(record);
      }}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando..."
    >
      {meanwhile ? <ChangedMeanwhile {...meanwhile} /> : null}
      <ContractFields form={form} />
    </FormDialog>
  );
}
