import { Button, IconButton } from "@chakra-ui/react/button";
import { Input } from "@chakra-ui/react/input";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Copy, Plus, X } from "lucide-react";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { type Weekday, weekdayLabel, weekFromMonday } from "../../../server/platform/time/calendar-day.rules";
import { type Hours, mostHours } from "../../../server/teachers/arena-teachers/teaching-hours.rules";
import { FieldError, TextField } from "../../ui/form/Fields";
import { FormDialog } from "../../ui/form/FormDialog";
import { MaskedField } from "../../ui/form/MaskedField";
import { useServerForm } from "../../ui/form/server-form";
import { toast } from "../../ui/toaster";
import { firstMessage } from "./first-message";
import type { KnownTeacher } from "./known-teacher";
import { SpecialtiesField } from "./SpecialtiesField";
import { useUpdateArenaTeacherMutation } from "./use-arena-teacher-mutations";

interface HoursFieldProps {
  value: readonly Hours[];
  onChange: (hours: Hours[]) => void;
  /** The error of one row, by its index in the list. */
  problemOf: (index: number) => string | undefined;
  error?: string;
}

/** A teacher's available hours: one line per weekday, each with any number of time spans. */
function HoursField({ value, onChange, problemOf, error }: HoursFieldProps) {
  const errorId = useId();
  const monday = value.filter(({ weekday }) => weekday === "MONDAY");
  const repeat = () =>
    onChange([
      ...value.filter(({ weekday }) => ["MONDAY", "SATURDAY", "SUNDAY"].includes(weekday)),
      ...weekFromMonday.slice(1, 5).flatMap((weekday) => monday.map((one) => ({ ...one, weekday }))),
    ]);

  return (
    <Stack as="fieldset" gap="2" minW="0" aria-describedby={error ? errorId : undefined}>
      <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
        Horários disponíveis
      </chakra.legend>
      <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" borderColor="border" borderRadius="l2">
        {weekFromMonday.map((weekday) => (
          <Day key={weekday} weekday={weekday} value={value} onChange={onChange} problemOf={problemOf} />
        ))}
      </Stack>
      {monday.length > 0 ? (
        <Button variant="ghost" size="sm" colorPalette="sea" alignSelf="flex-start" onClick={repeat}>
          <Copy />
          Repetir a segunda até sexta
        </Button>
      ) : null}
      <FieldError id={errorId} error={error} />
    </Stack>
  );
}

interface DayProps extends Omit<HoursFieldProps, "error"> {
  weekday: Weekday;
}

function Day({ weekday, value, onChange, problemOf }: DayProps) {
  const day = weekdayLabel[weekday];
  const own = value.flatMap((one, index) => (one.weekday === weekday ? [{ one, index }] : []));
  const add = () => onChange([...value, { weekday, startsAt: "", endsAt: "" }]);
  return (
    <DayLine>
      <Text lineHeight="2.75rem" fontWeight={own.length > 0 ? "semibold" : undefined}>
        {day}
      </Text>
      <Stack
        gap="1.5"
        minW="0"
        gridColumn={own.length > 0 ? { base: "1 / -1", sm: "2" } : undefined}
        gridRow={own.length > 0 ? { base: "2", sm: "1" } : undefined}
        pb={own.length > 0 ? { base: "1.5", sm: "0" } : undefined}
        minH={{ sm: "11" }}
        justify="center"
      >
        {own.length === 0 ? (
          <Text color="fg.muted" textStyle="sm" lineHeight="2.75rem!">
            Não dá aulas
          </Text>
        ) : (
          own.map(({ one, index }, place) => (
            <Period
              key={index}
              label={own.length > 1 ? `${day}, ${place + 1}º horário` : day}
              hours={one}
              onChange={(next) => onChange(value.map((other, at) => (at === index ? next : other)))}
              onRemove={() => onChange(value.filter((_, at) => at !== index))}
              problem={problemOf(index)}
            />
          ))
        )}
      </Stack>
      <IconButton
        variant="ghost"
        colorPalette="sea"
        gridColumn="3"
        aria-label={`Incluir horário: ${day}`}
        disabled={value.length >= mostHours}
        onClick={add}
      >
        <Plus />
      </IconButton>
    </DayLine>
  );
}

/** On a phone the hours of a day are below its name. */
const DayLine = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "5rem minmax(0, 1fr) auto", sm: "5.5rem minmax(0, 1fr) auto" },
    columnGap: "3",
    alignItems: "start",
    px: "3",
    py: "1",
    _notFirst: { borderTopWidth: "1px", borderColor: "border" },
  },
});

interface PeriodProps {
  label: string;
  hours: Hours;
  onChange: (hours: Hours) => void;
  onRemove: () => void;
  problem: string | undefined;
}

function Period({ label, hours, onChange, onRemove, problem }: PeriodProps) {
  const errorId = useId();
  const clock = (field: "startsAt" | "endsAt", word: string) => (
    <Input
      type="time"
      px="3"
      w={{ base: "full", sm: "7.5rem" }}
      minW="0"
      flexShrink="1"
      aria-label={`${label}: ${word}`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? errorId : undefined}
      value={hours[field]}
      onChange={(event) => onChange({ ...hours, [field]: event.target.value })}
    />
  );
  return (
    <div>
      <HStack gap="1.5">
        {clock("startsAt", "início")}
        <Text as="span" textStyle="sm" color="fg.muted">
          às
        </Text>
        {clock("endsAt", "fim")}
        <IconButton
          variant="ghost"
          colorPalette="gray"
          flexShrink="0"
          aria-label={`Tirar horário: ${label}`}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </HStack>
      <FieldError id={errorId} error={problem} />
    </div>
  );
}

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
