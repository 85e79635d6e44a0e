import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { ComponentProps } from "react";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import {
  type EditScope,
  editScopeLabel,
  editScopes,
  fewestMinimum,
} from "../../../server/classes/class-kind-and-status.rules";
import { weekdayLabel, weekFromMonday } from "../../../server/platform/time/calendar-day.rules";
import { ChoiceChips } from "../../ui/form/Chips";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import type { PlanningPlace } from "./planning";

interface ClassStaffFieldsProps {
  teachers: PlanningPlace["teachers"];
  courts: PlanningPlace["courts"];
  teacherKey: UseFormRegisterReturn;
  courtKey: UseFormRegisterReturn;
  /** The teacher is known and not asked for. */
  courtOnly?: boolean;
  errors: FieldErrors<{ teacherKey: string; courtKey: string }>;
}

/** Nothing chosen is no court. */
export const blankIsNone = { setValueAs: (text: string | null) => text || null };

/** Who gives a class, and on which court. */
export function ClassStaffFields({
  teachers,
  courts,
  teacherKey,
  courtKey,
  courtOnly = false,
  errors,
}: ClassStaffFieldsProps) {
  return (
    <>
      {courtOnly ? null : (
        <SelectField
          label="Professor"
          required
          placeholder={teachers.length === 0 ? "A arena ainda não tem professores" : "Escolha"}
          options={teachers.map(({ key, name }) => ({ value: key, label: name }))}
          error={errors.teacherKey?.message}
          {...teacherKey}
        />
      )}
      <SelectField
        label="Quadra"
        placeholder="Decidir depois"
        options={courts.map(({ key, name }) => ({ value: key, label: name }))}
        error={errors.courtKey?.message}
        {...courtKey}
      />
    </>
  );
}

interface ClassTimeFieldsProps {
  dateLabel: string;
  /** YYYY-MM-DD; no class is put before it. */
  today: string;
  /** null: of several classes, which are on a weekday. */
  date: UseFormRegisterReturn | null;
  weekday?: UseFormRegisterReturn;
  startsAt: UseFormRegisterReturn;
  endsAt: UseFormRegisterReturn;
  /** Of an end after midnight. */
  endHint?: string;
  errors: FieldErrors<{ date: string; weekday: string; startsAt: string; endsAt: string }>;
}

const weekdays = weekFromMonday.map((value) => ({ value, label: weekdayLabel[value] }));

/** On which day a class is, and from when until when. */
export function ClassTimeFields({
  dateLabel,
  today,
  date,
  weekday,
  startsAt,
  endsAt,
  endHint,
  errors,
}: ClassTimeFieldsProps) {
  return (
    <SimpleGrid columns={{ base: 2, sm: 3 }} gap="5" alignItems="start">
      {date ? (
        <DateField label={dateLabel} required min={today} error={errors.date?.message} {...date} />
      ) : (
        <SelectField
          label="Dia da semana"
          required
          options={weekdays}
          error={errors.weekday?.message}
          {...weekday}
        />
      )}
      <TextField label="Início" type="time" required error={errors.startsAt?.message} {...startsAt} />
      <TextField label="Fim" type="time" required hint={endHint} error={errors.endsAt?.message} {...endsAt} />
    </SimpleGrid>
  );
}

type MinimumFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "label" | "hint" | "type" | "inputMode" | "min"
>;

/** With fewer students a class waits. */
export function MinimumField(props: MinimumFieldProps) {
  return (
    <TextField
      label="Mínimo de alunos"
      hint="Com menos, a aula fica pendente. Em branco: sem mínimo."
      type="number"
      inputMode="numeric"
      min={fewestMinimum}
      {...props}
    />
  );
}

/** Which of a series. */
export function ScopeField({ value, onChange }: { value: EditScope; onChange: (scope: EditScope) => void }) {
  return (
    <ChoiceChips
      legend="Quais aulas"
      columns={{ base: 1, sm: 3 }}
      options={editScopes.map((scope) => ({ value: scope, label: editScopeLabel[scope] }))}
      value={value}
      onChange={onChange}
    />
  );
}
