import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { DateField } from "../../ui/form/DateField";
import { FormDialog } from "../../ui/form/FormDialog";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { useServerForm } from "../../ui/form/use-server-form";
import { formatDate, today } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { contractRow, type ContractOfList } from "./contract-row";
import { partyName } from "./contract-words";
import { useEndContractMutation } from "./use-contract-mutations";

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
