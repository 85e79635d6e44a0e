import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { DateField } from "../ui/form/DateField";
import { SelectField } from "../ui/form/SelectField";
import { TextField } from "../ui/form/TextField";
import type { RentalPlace } from "./public/rental-place";

interface RentalTimeFieldsProps {
  place: Pick<RentalPlace, "courts" | "today">;
  courtKey: UseFormRegisterReturn;
  date: UseFormRegisterReturn;
  startsAt: UseFormRegisterReturn;
  endsAt: UseFormRegisterReturn;
  /** Of an end after midnight. */
  endHint?: string;
  errors: FieldErrors<{ courtKey: string; date: string; startsAt: string; endsAt: string }>;
}

/** Which court, on which day, from when until when. */
export function RentalTimeFields(props: RentalTimeFieldsProps) {
  const { place, courtKey, date, startsAt, endsAt, endHint, errors } = props;
  return (
    <>
      <SelectField
        label="Quadra"
        required
        placeholder="Escolha"
        options={place.courts.map(({ key, name }) => ({ value: key, label: name }))}
        error={errors.courtKey?.message}
        {...courtKey}
      />
      <SimpleGrid columns={{ base: 2, sm: 3 }} gap="5" alignItems="start">
        <DateField label="Dia" required min={place.today} error={errors.date?.message} {...date} />
        <TextField label="Início" type="time" required error={errors.startsAt?.message} {...startsAt} />
        <TextField
          label="Fim"
          type="time"
          required
          hint={endHint}
          error={errors.endsAt?.message}
          {...endsAt}
        />
      </SimpleGrid>
    </>
  );
}
