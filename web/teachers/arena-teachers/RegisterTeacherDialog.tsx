import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Controller, useForm } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router-dom";
import type { z } from "zod";
import type { registerTeacherSchema } from "../../../server/teachers/arena-teachers/arena-teacher.rules";
import { FormDialog } from "../../ui/form/FormDialog";
import { MaskedField } from "../../ui/form/MaskedField";
import { tellRefusal } from "../../ui/form/refusal";
import { TextField } from "../../ui/form/TextField";
import { useLateRules } from "../../ui/form/use-late-rules";
import { useOpenedRow } from "../../ui/list/use-opened-row";
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
type Sent = z.output<typeof registerTeacherSchema>;

const empty: Typed = { fullName: "", email: "", phone: "", specialties: [], hours: [] };

/** Registers a new teacher; the hours are entered later, in the list. */
export function RegisterTeacherDialog({ arenaId, open, onClose }: RegisterTeacherDialogProps) {
  const form = useForm<Typed, unknown, Sent>({
    resolver: useLateRules(
      async () =>
        (await import("../../../server/teachers/arena-teachers/arena-teacher.rules")).registerTeacherSchema,
    ),
    defaultValues: empty,
  });
  const { register, control, formState, reset } = form;
  const { errors } = formState;
  const [registerTeacher, pending] = useRegisterTeacherMutation();
  const navigate = useNavigate();
  const { addressOf } = useOpenedRow();
  const { revalidate } = useRevalidator();

  const close = () => {
    // Clear the form for the next teacher.
    reset(empty);
    onClose();
  };
  const submit = async (teacher: Sent) => {
    const answer = (await registerTeacher({ input: { arenaId, ...teacher } }))?.registerTeacher;
    if (!answer) return;
    if (!answer.done) return tellRefusal(form, answer.refusal);
    close();
    toast.success(
      teacher.email === null
        ? { title: "Professor cadastrado", description: teacher.fullName }
        : { title: "Professor cadastrado e convidado", description: teacher.email },
    );
    await navigate(addressOf(answer.done.teacherArena.id));
    await revalidate();
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
