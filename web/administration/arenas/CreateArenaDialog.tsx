import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router-dom";
import type { z } from "zod";
import type { newArenaSchema } from "../../../server/arenas/arena-record.rules";
import { defaultArenaSettings } from "../../../server/arenas/default-arena-settings.rules";
import { DialogFrame } from "../../ui/DialogFrame";
import { MoneyField } from "../../ui/form/MoneyField";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { tellRefusal } from "../refusal";
import { ArenaFields } from "./ArenaFields";
import { useCreateArenaMutation } from "./use-arena-mutations";

type Typed = z.input<typeof newArenaSchema>;
type NewArena = z.output<typeof newArenaSchema>;

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

/** A new arena, and the invitation of whoever is to run it. */
export function CreateArenaDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const form = useForm<Typed, unknown, NewArena>({
    resolver: useLateRules(
      async () => (await import("../../../server/arenas/arena-record.rules")).newArenaSchema,
    ),
    defaultValues: empty,
  });
  const { register, control, handleSubmit, formState, reset } = form;
  const { errors, isDirty } = formState;
  const [create, pending] = useCreateArenaMutation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const submit = async (input: NewArena) => {
    const answer = (await create({ input }))?.createArena;
    if (!answer || answer.__typename === "%other") return;
    if (answer.__typename !== "CreateArenaSuccess") return tellRefusal(form, answer);
    reset(empty);
    onClose();
    toast.success({
      title: "Arena criada com sucesso",
      description: answer.asked
        ? "O gestor já tem conta e recebeu um convite por e-mail. A arena é dele assim que ele aceitar."
        : "O gestor poderá fazer login quando necessário.",
    });
    await navigate({ search: new URLSearchParams({ aberto: answer.arena.id }).toString() });
    await revalidate();
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      keepOpen={isDirty}
      sheet
      size="lg"
      title="Criar Nova Arena"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton type="submit" form={formId} pending={pending}>
            {pending ? "Criando…" : "Criar Arena"}
          </PendingButton>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
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
          {errors.root ? <Notice tone="error">{errors.root.message}</Notice> : null}
        </Stack>
      </form>
    </DialogFrame>
  );
}
