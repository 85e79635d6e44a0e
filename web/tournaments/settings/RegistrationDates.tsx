import type { UseFormRegisterReturn } from "react-hook-form";
import { DateField } from "../../ui/form/DateField";

interface RegistrationDatesProps {
  from: UseFormRegisterReturn;
  until: UseFormRegisterReturn;
  /** The form's: each field shows its own. */
  errors: Readonly<Record<string, { message?: string } | undefined>>;
}

/** From when until when one may enrol: two fields of a grid. */
export function RegistrationDates({ from, until, errors }: RegistrationDatesProps) {
  return (
    <>
      <DateField
        label="Início das inscrições"
        hint="Se vazio, abrem já"
        error={errors[from.name]?.message}
        {...from}
      />
      <DateField
        label="Fim das inscrições"
        hint="Se vazio, vão até o sorteio"
        error={errors[until.name]?.message}
        {...until}
      />
    </>
  );
}
