import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useWatch } from "react-hook-form";
import { DateField } from "../../ui/form/DateField";
import { TextAreaField } from "../../ui/form/TextAreaField";
import { TextField } from "../../ui/form/TextField";
import { ChampionshipTerms } from "../settings/ChampionshipTerms";
import { RegistrationDates } from "../settings/RegistrationDates";
import type { NewChampionshipFields } from "./championship-form";

const columns = { base: 1, sm: 2 };

/** What it is called, where it is, and who answers for it. */
export function EventStep({ form: { register, formState } }: { form: NewChampionshipFields }) {
  const { errors } = formState;
  return (
    <>
      <TextField label="Nome do campeonato" required error={errors.name?.message} {...register("name")} />
      <SimpleGrid columns={columns} gap="5">
        <TextField
          label="Local de realização"
          hint="A arena, a praia, a cidade"
          error={errors.venue?.message}
          {...register("venue")}
        />
        <TextField
          label="Diretor responsável"
          autoComplete="off"
          error={errors.directorName?.message}
          {...register("directorName")}
        />
        <ChampionshipTerms register={register} errors={errors} />
      </SimpleGrid>
      <TextAreaField label="Descrição" error={errors.description?.message} {...register("description")} />
    </>
  );
}

/** When it is, and from when until when one may enrol. */
export function DatesStep({ form, today }: { form: NewChampionshipFields; today: string }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const startDate = useWatch({ control, name: "startDate" });
  return (
    <SimpleGrid columns={columns} gap="5">
      <DateField
        label="Data de início"
        required
        min={today}
        error={errors.startDate?.message}
        {...register("startDate")}
      />
      <DateField
        label="Data de fim"
        hint="Se vazio, no mesmo dia"
        min={startDate || today}
        error={errors.endDate?.message}
        {...register("endDate")}
      />
      <RegistrationDates
        from={register("registrationStartsOn")}
        until={register("registrationEndsOn")}
        errors={errors}
      />
    </SimpleGrid>
  );
}
