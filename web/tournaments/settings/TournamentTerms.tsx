import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { rankingTierNames, rankingTiers } from "../../../server/sport/ranking/ranking-points.rules";
import { DateField, SelectField, TextField } from "../../ui/form/Fields";
import { numberOrNull } from "../../ui/form/typed-numbers";

const tiers = [
  { value: "", label: "Ainda não definida" },
  ...rankingTierNames.map((name) => ({
    value: name,
    label: `${name}: ${rankingTiers[name]} pontos para o campeão`,
  })),
];

type Name = "sanctionTier" | "protestHours";

interface ChampionshipTermsProps {
  register: (name: Name, options: { setValueAs: (value: unknown) => unknown }) => UseFormRegisterReturn;
  errors: FieldErrors<Record<Name, unknown>>;
}

/** What a championship is worth, and for how long its results may be protested. */
export function ChampionshipTerms({ register, errors }: ChampionshipTermsProps) {
  return (
    <>
      <SelectField
        label="Faixa da etapa"
        hint="Vale para as categorias ligadas a um ranking"
        options={tiers}
        error={errors.sanctionTier?.message}
        {...register("sanctionTier", { setValueAs: (value) => (value === "" ? null : value) })}
      />
      <TextField
        label="Prazo para protestos (horas)"
        hint="Depois do fim da categoria; se vazio, sem prazo"
        inputMode="numeric"
        autoComplete="off"
        error={errors.protestHours?.message}
        {...register("protestHours", { setValueAs: numberOrNull })}
      />
    </>
  );
}

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
