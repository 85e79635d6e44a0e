import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useNavigate, useRevalidator } from "react-router-dom";
import type { z } from "zod";
import type { newArenaSchema } from "../../../server/arenas/arena-record.rules";
import { defaultArenaSettings } from "../../../server/arenas/default-arena-settings.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MoneyField } from "../../ui/form/MoneyField";
import { TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { useOpenedRow } from "../../ui/list/list-address";
import { toast } from "../../ui/toaster";
import { ArenaFields, useCreateArenaMutation } from "./ArenaForm";

type Typed = z.input<typeof newArenaSchema>;
const empty: Typed = {
  name: "",
  responsibleName: "",
  email: "",
  cnpj: "",
  fullAddress: "",
  contactPhone: "",
  courtCount: defaultArenaSettings.courtCount,
  hourlyRateInCents: defaultArenaSettings.hourlyRateInCents,
  dayUseInCents: defaultArenaSettings.dayUseInCents,
};

/** Creates an arena and invites its manager. */
export function CreateArenaDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { form, submit, pending } = useServerForm(useCreateArenaMutation(), {
    rules: async () => (await import("../../../server/arenas/arena-record.rules")).newArenaSchema,
    defaultValues: empty,
    input: (input) => input,
    onDone: async (done) => {
      reset(empty);
      onClose();
      toast.success({
        title: "Arena criada com sucesso",
        description: done.asked
          ? "O gestor já tem conta e recebeu um convite por e-mail. A arena é dele assim que ele aceitar."
          : "O gestor poderá fazer login quando necessário.",
      });
      await navigate(addressOf(done.arena.id));
      await revalidate();
    },
  });
  const { register, control, formState, reset } = form;
  const { errors } = formState;
  const navigate = useNavigate();
  const { addressOf } = useOpenedRow();
  const { revalidate } = useRevalidator();

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Criar Nova Arena"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Criar Arena"
      pendingLabel="Criando…"
    >
      <ArenaFields
        register={register}
        errors={errors}
        emailHint="É para cá que vai o acesso de quem for responsável."
      />
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="5" alignItems="start">
        <TextField
          label="Quantidade de Quadras"
          type="number"
          inputMode="numeric"
          min={1}
          error={errors.courtCount?.message}
          {...register("courtCount", { valueAsNumber: true })}
        />
        <MoneyField label="Valor Hora/Quadra (R$)" control={control} name="hourlyRateInCents" />
        <MoneyField label="Valor Day Use (R$)" control={control} name="dayUseInCents" />
      </SimpleGrid>
    </FormDialog>
  );
}
