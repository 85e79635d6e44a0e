import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type Ref, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router-dom";
import type { z } from "zod";
import { contractDocumentPath } from "../../../server/administration/contracts/contract-document.rules";
import type { newContractSchema } from "../../../server/administration/contracts/contract.rules";
import { addDays, addMonths } from "../../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { PdfField } from "../../relay/PdfField";
import { sendDocument } from "../../relay/send-document";
import { ChoiceChips } from "../../ui/form/Chips";
import { FormDialog } from "../../ui/form/FormDialog";
import { SearchedChoices } from "../../ui/form/Choices";
import { useServerFormWith } from "../../ui/form/server-form";
import { today } from "../../ui/format";
import { useOpenedRow } from "../../ui/list/list-address";
import type { Progress } from "../../ui/long-work/long-work";
import { toast } from "../../ui/toaster";
import { useFocusKept } from "../../ui/focus";
import {
  ArenaChoices,
  arenaSearch,
  FederationChoices,
  federationSearch,
  type FoundPlace,
} from "../choosing/PlaceChoices";
import { ContractFields, useCreateContractMutation } from "./ContractForm";

type PartyKind = "ARENA" | "FEDERATION";
interface Party extends FoundPlace {
  kind: PartyKind;
}

const kinds = [
  { value: "ARENA", label: "Arena" },
  { value: "FEDERATION", label: "Federação" },
] as const;

interface PartyFieldProps {
  value: Party | null;
  onChange: (party: Party | null) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** With whom: an arena or a federation, looked for by what one knows of it; once chosen it stands in one line. */
function PartyField({ value, onChange, error, ref }: PartyFieldProps) {
  const [kind, setKind] = useState<PartyKind>(value?.kind ?? "ARENA");
  const region = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() =>
    region.current?.querySelector<HTMLElement>("button, input[type=search]")?.focus(),
  );
  if (value)
    return (
      <Stack ref={region} {...focusKept} gap="1.5">
        <Text textStyle="sm" fontWeight="semibold">
          Contratante
        </Text>
        <HStack
          justify="space-between"
          gap="3"
          px="3"
          py="2"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
        >
          <Text minW="0" overflowWrap="anywhere" fontWeight="medium">
            {value.name}
          </Text>
          <Button size="sm" variant="ghost" colorPalette="sea" onClick={() => onChange(null)}>
            Trocar
          </Button>
        </HStack>
      </Stack>
    );
  const choose = (found: FoundPlace) => onChange({ kind, id: found.id, name: found.name });
  return (
    <Stack ref={region} {...focusKept} gap="4">
      <ChoiceChips legend="Contratante" options={kinds} value={kind} onChange={setKind} />
      {kind === "ARENA" ? (
        <SearchedChoices key="ARENA" {...arenaSearch} required error={error} ref={ref}>
          {(search, attempt) => (
            <ArenaChoices search={search} attempt={attempt} chosen={null} onChoose={choose} />
          )}
        </SearchedChoices>
      ) : (
        <SearchedChoices key="FEDERATION" {...federationSearch} required error={error} ref={ref}>
          {(search, attempt) => (
            <FederationChoices search={search} attempt={attempt} chosen={null} onChoose={choose} />
          )}
        </SearchedChoices>
      )}
    </Stack>
  );
}

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
