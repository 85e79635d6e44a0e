import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Controller } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router-dom";
import type { z } from "zod";
import type { registerTeacherSchema } from "../../../server/teachers/arena-teachers/arena-teacher.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MaskedField } from "../../ui/form/MaskedField";
import { TextField } from "../../ui/form/Fields";
import { useServerForm } from "../../ui/form/server-form";
import { useOpenedRow } from "../../ui/list/list-address";
import { toast } from "../../ui/toaster";
import { firstMessage } from "./first-message";
import { SpecialtiesField } from "./SpecialtiesField";
import { useRegisterTeacherMutation } from "./use-arena-teacher-mutations";

interface RegisterTeacherDialogProps {
  arenaId: string;
  open: boolean;
  onClose: () => void;
}

type Typed = z.input<typeof registerTeacherSchema>;

const empty: Typed = { fullName: "", email: "", phone: "", specialties: [], hours: [] };

/** Registers a new teacher; the hours are entered later, in the list. */
export function RegisterTeacherDialog({ arenaId, open, onClose }: RegisterTeacherDialogProps) {
  const { form, submit, pending } = useServerForm(useRegisterTeacherMutation(), {
    rules: async () =>
      (await import("../../../server/teachers/arena-teachers/arena-teacher.rules")).registerTeacherSchema,
    defaultValues: empty,
    input: (teacher) => ({ arenaId, ...teacher }),
    onDone: async ({ teacherArena }, { fullName, email }) => {
      close();
      toast.success(
        email === null
          ? { title: "Professor cadastrado", description: fullName }
          : { title: "Professor cadastrado e convidado", description: email },
      );
      await navigate(addressOf(teacherArena.id));
      await revalidate();
    },
  });
  const { register, control, formState, reset } = form;
  const { errors } = formState;
  const navigate = useNavigate();
  const { addressOf } = useOpenedRow();
  const { revalidate } = useRevalidator();

  const close = () => {
    // Clear the form for the next teacher.
    reset(empty);
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      size="lg"
      title="Cadastrar Novo Professor"
      description="Já dá para planejar as aulas. O acesso à Praia vem quando a pessoa aceitar o convite."
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Cadastrar"
      pendingLabel="Cadastrando…"
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
          label="E-mail"
          type="email"
          autoComplete="off"
          hint="O convite vai para este e-mail. Sem ele, o cadastro é só da arena."
          error={errors.email?.message}
          {...register("email")}
        />
        <MaskedField
          label="Telefone"
          mask="phone"
          type="tel"
          autoComplete="off"
          error={errors.phone?.message}
          registration={register("phone")}
        />
      </SimpleGrid>
      <Controller
        control={control}
        name="specialties"
        render={({ field: { value, onChange } }) => (
          <SpecialtiesField value={value} onChange={onChange} error={firstMessage(errors.specialties)} />
        )}
      />
    </FormDialog>
  );
}
