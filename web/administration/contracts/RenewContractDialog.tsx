import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { offeredLastDay } from "../../../server/administration/contracts/contract-ending.rules";
import { addDays } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatDate, today } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { contractRow, type ContractOfList } from "./contract-row";
import { partyName } from "./contract-words";
import { useRenewContractMutation } from "./use-contract-mutations";

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
