import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useNavigate, useRevalidator } from "react-router-dom";
import type { z } from "zod";
import type { newAthleteSchema } from "../../../server/administration/users/new-athlete.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { athleteLevelOptions } from "../../../server/sport/athlete-level.rules";
import { DateField, SelectField, TextAreaField, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MaskedField } from "../../ui/form/MaskedField";
import { useServerForm } from "../../ui/form/server-form";
import { today } from "../../ui/format";
import { useOpenedRow } from "../../ui/list/list-address";
import { toast } from "../../ui/toaster";
import { useCreateAthleteMutation } from "./use-user-mutations";

type Typed = z.input<ReturnType<typeof newAthleteSchema>>;

const empty: Typed = { fullName: "", email: "", cpf: "", phone: "", birthDate: "", level: "FUN", notes: "" };

/** Creates an athlete whose account gets a temporary password. */
export function CreateAthleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { form, submit, pending } = useServerForm(useCreateAthleteMutation(), {
    rules: async () =>
      (await import("../../../server/administration/users/new-athlete.rules")).newAthleteSchema(
        today(brasiliaTime),
      ),
    defaultValues: empty,
    input: (input) => input,
    onDone: async (done) => {
      reset(empty);
      onClose();
      toast.success({
        title: "Atleta criado com sucesso",
        description: "A senha provisória foi por e-mail e vale por 72 horas.",
      });
      await navigate(addressOf(done.user.id));
      await revalidate();
    },
  });
  const { register, formState, reset } = form;
  const { errors } = formState;
  const navigate = useNavigate();
  const { addressOf } = useOpenedRow();
  const { revalidate } = useRevalidator();

  return (
    <FormDialog
      open={open}
      onClose={() => {
        // Clear the form for the next athlete.
        reset(empty);
        onClose();
      }}
      size="lg"
      title="Criar Novo Atleta"
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Criar Atleta"
      pendingLabel="Criando…"
    >
      <TextField
        label="Nome completo"
        required
        autoComplete="off"
        error={errors.fullName?.message}
        {...register("fullName")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="off"
          hint="É para cá que vai a senha provisória."
          error={errors.email?.message}
          {...register("email")}
        />
        <MaskedField
          label="CPF"
          mask="cpf"
          required
          inputMode="numeric"
          placeholder="000.000.000-00"
          error={errors.cpf?.message}
          registration={register("cpf")}
        />
        <MaskedField
          label="Telefone"
          mask="phone"
          type="tel"
          error={errors.phone?.message}
          registration={register("phone")}
        />
        <DateField
          label="Data de nascimento"
          max={today(brasiliaTime)}
          error={errors.birthDate?.message}
          {...register("birthDate")}
        />
      </SimpleGrid>
      <SelectField
        label="Nível"
        required
        options={athleteLevelOptions}
        error={errors.level?.message}
        {...register("level")}
      />
      <TextAreaField
        label="Observações"
        hint="O atleta lê este texto no perfil dele."
        error={errors.notes?.message}
        {...register("notes")}
      />
    </FormDialog>
  );
}
