import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { weekdayLabel, weekFromMonday } from "../../../server/platform/time/weekday.rules";
import { DateField } from "../../ui/form/DateField";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";

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
