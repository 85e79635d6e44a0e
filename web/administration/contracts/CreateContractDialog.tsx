import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useController } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router-dom";
import type { z } from "zod";
import type { newContractSchema } from "../../../server/administration/contracts/contract.rules";
import { addDays, addMonths } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { useServerFormWith } from "../../ui/form/use-server-form";
import { today } from "../../ui/format";
import type { Progress } from "../../ui/long-work/long-work";
import { useOpenedRow } from "../../ui/list/use-opened-row";
import { toast } from "../../ui/toaster";
import { ContractFields } from "./ContractFields";
import { contractDocumentPath } from "../../../server/administration/contracts/contract-document.rules";
import { sendDocument } from "../../relay/send-document";
import { PdfField } from "../../relay/PdfField";
import { PartyField, type Party } from "./PartyField";
import { useCreateContractMutation } from "./use-contract-mutations";

type Typed = z.input<typeof newContractSchema>;

/** A year from today on. */
function empty(): Typed {
  const firstDay = today(brasiliaTime);
  return {
    arenaId: null,
    federationId: null,
    plan: "",
    billingPeriod: "MONTHLY",
    priceInCents: 0,
    firstDay,
    lastDay: addDays(addMonths(firstDay, 12), -1),
    renewsItself: false,
    termMonths: 12,
  };
}

/** A new contract, with its document where there is one already. */
export function CreateContractDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [party, setParty] = useState<Party | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [create, creating] = useCreateContractMutation();
  const { form, submit, pending } = useServerFormWith(
    [
      // With progress the contract is saved already, and its document is being sent.
      async (input) => (progress ? null : (await create({ input }))?.createContract),
      creating || progress !== null,
    ],
    {
      rules: async () =>
        (await import("../../../server/administration/contracts/contract.rules")).newContractSchema,
      defaultValues: empty(),
      onDone: async ({ contract: { id, key } }) => {
        const problem = file ? await send(key, file) : null;
        reset(empty());
        setParty(null);
        setFile(null);
        onClose();
        if (problem === null) toast.success({ title: "Contrato criado com sucesso" });
        else
          toast.error({
            title: "Contrato criado, mas sem o documento",
            description: `${problem.replace(/\.$/, "")}. Envie de novo nos detalhes do contrato.`,
          });
        await navigate(addressOf(id));
        await revalidate();
      },
    },
  );
  const { control, reset, setValue } = form;
  const {
    field: { ref },
    fieldState,
  } = useController({ control, name: "arenaId" });
  const navigate = useNavigate();
  const { addressOf } = useOpenedRow();
  const { revalidate } = useRevalidator();

  const choose = (chosen: Party | null) => {
    setParty(chosen);
    const [arenaId, federationId] = chosen?.kind === "ARENA" ? [chosen.id, null] : [null, chosen?.id ?? null];
    setValue("federationId", federationId, { shouldDirty: true });
    setValue("arenaId", arenaId, { shouldDirty: true });
    form.clearErrors("arenaId");
  };

  const send = async (key: string, chosen: File) => {
    setProgress({ done: 0, of: chosen.size });
    const problem = await sendDocument(contractDocumentPath(key), chosen, setProgress);
    setProgress(null);
    return problem;
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Novo Contrato"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Criar Contrato"
      pendingLabel={progress ? "Enviando o documento…" : "Criando…"}
    >
      <PartyField value={party} onChange={choose} error={fieldState.error?.message} ref={ref} />
      <ContractFields form={form} />
      <Stack gap="1.5">
        <Text textStyle="sm" fontWeight="semibold">
          Documento
        </Text>
        <PdfField name="Documento do contrato" file={file} onChoose={setFile} progress={progress} />
      </Stack>
    </FormDialog>
  );
}
