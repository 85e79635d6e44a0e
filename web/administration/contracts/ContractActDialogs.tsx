import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import {
  billingPeriodLabel,
  offeredLastDay,
} from "../../../server/administration/contracts/contract-period.rules";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { DateField, TextAreaField } from "../../ui/form/Fields";
import { ChangedMeanwhile, FormDialog } from "../../ui/form/FormDialog";
import { changedFields, useServerForm } from "../../ui/form/server-form";
import { formatDate, formatMoney, today } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { type ContractOfList, contractRow, partyName } from "./contract-row";
import {
  ContractFields,
  type TermsTyped,
  useEndContractMutation,
  useRenewContractMutation,
  useUpdateContractMutation,
} from "./ContractForm";

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

interface RenewContractDialogProps {
  open: boolean;
  contract: ContractOfList;
  onClose: () => void;
}

/** The same contract goes on until another day. */
export function RenewContractDialog({ open, contract, onClose }: RenewContractDialogProps) {
  const [seen, setSeen] = useState(contract);
  const agreed = seen.lastDay ?? seen.firstDay;
  const { form, submit, pending } = useServerForm(useRenewContractMutation(), {
    rules: async () =>
      (await import("../../../server/administration/contracts/contract.rules")).renewalSchema,
    defaultValues: { lastDay: offeredLastDay(agreed, today(brasiliaTime)) },
    input: (renewal) => ({ contractId: contract.id, version: seen.version, ...renewal }),
    onDone: (_done, { lastDay }) => {
      toast.success({ title: "Contrato renovado", description: `Agora vale até ${formatDate(lastDay)}.` });
      onClose();
    },
    onRefused: ({ changedMeanwhile }) => {
      if (changedMeanwhile) setSeen(contractRow(changedMeanwhile.contract));
      return false;
    },
  });
  const { register, formState } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Renovar contrato"
      description={partyName(contract)}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Renovar"
      pendingLabel="Renovando…"
    >
      <Text>
        {seen.state === "EXPIRED" ? "Venceu" : "Vence"} em {formatDate(agreed)}. Ao renovar, continua sem
        intervalo e nas mesmas condições; para mudar plano ou valor, edite o contrato.
      </Text>
      <DateField
        label="Novo último dia"
        required
        min={addDays(agreed, 1)}
        error={formState.errors.lastDay?.message}
        {...register("lastDay")}
      />
    </FormDialog>
  );
}

interface EndContractDialogProps {
  open: boolean;
  contract: ContractOfList;
  onClose: () => void;
}

/** It is over from a day on, whatever was agreed. */
export function EndContractDialog({ open, contract, onClose }: EndContractDialogProps) {
  const [seen, setSeen] = useState(contract);
  const now = today(brasiliaTime);
  const { form, submit, pending } = useServerForm(useEndContractMutation(), {
    rules: async () => (await import("../../../server/administration/contracts/contract.rules")).endingSchema,
    defaultValues: { endsOn: seen.endedOn ?? now, reason: "" },
    input: (ending) => ({ contractId: contract.id, version: seen.version, ...ending }),
    onDone: (_done, ending) => {
      toast.success(
        ending.endsOn <= now
          ? { title: "Contrato encerrado" }
          : {
              title: "Encerramento marcado",
              description: `O contrato vale até a véspera de ${formatDate(ending.endsOn)}.`,
            },
      );
      onClose();
    },
    onRefused: ({ changedMeanwhile }) => {
      if (changedMeanwhile) setSeen(contractRow(changedMeanwhile.contract));
      return false;
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Encerrar contrato?"
      description={partyName(contract)}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Encerrar"
      pendingLabel="Encerrando…"
      dangerous
    >
      <Text>
        A partir deste dia o contrato não vale mais e pode haver outro com o mesmo contratante. O contrato
        encerrado fica no histórico e não pode ser reaberto.
      </Text>
      <DateField label="A partir de" required error={errors.endsOn?.message} {...register("endsOn")} />
      <TextAreaField
        label="Motivo"
        required
        hint="Fica no histórico: não escreva dados de pessoas."
        error={errors.reason?.message}
        {...register("reason")}
      />
    </FormDialog>
  );
}
