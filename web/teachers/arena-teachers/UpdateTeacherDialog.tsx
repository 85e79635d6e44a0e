import { Controller } from "react-hook-form";
import { FormDialog } from "../../ui/form/FormDialog";
import { MaskedField } from "../../ui/form/MaskedField";
import { TextField } from "../../ui/form/TextField";
import { useServerForm } from "../../ui/form/use-server-form";
import { toast } from "../../ui/toaster";
import { firstMessage } from "./first-message";
import { HoursField } from "./HoursField";
import type { KnownTeacher } from "./known-teacher";
import { SpecialtiesField } from "./SpecialtiesField";
import { useUpdateArenaTeacherMutation } from "./use-arena-teacher-mutations";

interface UpdateTeacherDialogProps {
  teacher: KnownTeacher;
  open: boolean;
  onClose: () => void;
}

/** 'Alterar Cadastro': what the arena keeps of a teacher, and a correction of their name and CPF. */
export function UpdateTeacherDialog({ teacher, open, onClose }: UpdateTeacherDialogProps) {
  const { id, name, hasAccount, phone, specialties, hours } = teacher;
  const { form, submit, pending } = useServerForm(useUpdateArenaTeacherMutation(), {
    rules: async () =>
      (await import("../../../server/teachers/arena-teachers/arena-teacher.rules")).updateArenaTeacherSchema,
    defaultValues: { fullName: name, cpf: "", phone: phone ?? "", specialties, hours },
    input: (typed) => ({ teacherArenaId: id, ...typed }),
    onDone: (_done, typed) => {
      onClose();
      toast.success({ title: "Cadastro alterado", description: typed.fullName ?? name });
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const problemOf = (index: number) => {
    const problem = errors.hours?.[index];
    return problem?.startsAt?.message ?? problem?.endsAt?.message;
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title="Alterar Cadastro"
      description={`Fica guardado o que estava antes de nome, telefone e CPF, quem corrigiu e quando.${hasAccount ? ` ${name} tem conta na Praia e recebe um aviso; o e-mail só ele muda.` : ""}`}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel="Salvar"
      pendingLabel="Salvando…"
    >
      <TextField
        label="Nome completo"
        required
        autoComplete="off"
        error={errors.fullName?.message}
        {...register("fullName")}
      />
      <MaskedField
        label="Telefone"
        mask="phone"
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        registration={register("phone")}
      />
      <MaskedField
        label="CPF"
        mask="cpf"
        inputMode="numeric"
        autoComplete="off"
        hint="Deixe em branco para não mudar."
        error={errors.cpf?.message}
        registration={register("cpf")}
      />
      <Controller
        control={control}
        name="specialties"
        render={({ field: { value, onChange } }) => (
          <SpecialtiesField value={value} onChange={onChange} error={firstMessage(errors.specialties)} />
        )}
      />
      <Controller
        control={control}
        name="hours"
        render={({ field: { value, onChange } }) => (
          <HoursField
            value={value}
            onChange={onChange}
            problemOf={problemOf}
            error={errors.hours?.message ?? errors.hours?.root?.message}
          />
        )}
      />
    </FormDialog>
  );
}
